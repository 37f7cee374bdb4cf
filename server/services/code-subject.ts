import { maskMobile } from '../../shared/format/mask';
import type { Clock } from '../platform/clock';
import type { SmsSender } from '../sms/sms-sender';
import type { EventType } from '../store/event-log';
import type { CodeOwner } from '../store/one-time-codes';
import type { CodePurpose, Db } from '../store/schema';
import type { CodeBudget } from './code-budgets';
import type { CodeWatch } from './code-watch';
import type { Hasher } from './secrets';

export interface CodeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sms: SmsSender;
  readonly hasher: Hasher;
  readonly codeWatch: CodeWatch;
  isAlwaysWrong(mobile: string): boolean;
}

/** A code for a number at a merchant. */
export interface CodeSubject extends CodeOwner {
  /** Object that a correct code opens ('' for its purpose alone): a transaction, a reservation. A code typed for
   *  another object is wrong. */
  readonly boundTo: string;
  readonly budgets: readonly CodeBudget[];
  /** Requester, for the event log. */
  readonly agentId: string | null;
  readonly requestId: string;
  readonly details?: Readonly<Record<string, string>>;
}

const hashParts = ({ merchantKey, mobile, boundTo }: CodeSubject): string[] => [merchantKey, mobile, boundTo];
/** Stored hash of a code, bound to its merchant, number and object. */
export const hashOf = (hasher: Hasher, subject: CodeSubject, code: string): string =>
  hasher.hash(`code:${subject.purpose}`, ...hashParts(subject), code);
export const isCode = (hasher: Hasher, subject: CodeSubject, codeHash: string, typed: string): boolean =>
  hasher.matches(codeHash, `code:${subject.purpose}`, ...hashParts(subject), typed);

type Moment = 'sent' | 'notDelivered' | 'rejected' | 'right';
const otpEvents = { sent: 'otpSent', notDelivered: 'otpNotDelivered', rejected: 'otpRejected' } as const;
export const eventsOf: Readonly<Record<CodePurpose, Readonly<Record<Moment, EventType>>>> = {
  shareCode: {
    sent: 'shareCodeSent',
    notDelivered: 'shareCodeNotDelivered',
    rejected: 'shareCodeRejected',
    right: 'mobileVerified',
  },
  login: { ...otpEvents, right: 'mobileVerified' },
  lenderOtp: { ...otpEvents, right: 'paymentConfirmed' },
  lineOtp: { ...otpEvents, right: 'creditLineActivated' },
  statement: { ...otpEvents, right: 'statementOpened' },
  pinOtp: { ...otpEvents, right: 'pinOwnerProven' },
};

export const codeEvent = (
  type: EventType,
  { merchantKey, agentId, requestId, mobile, purpose, details }: CodeSubject,
  atMs: number,
) => ({
  type,
  atMs,
  merchantKey,
  agentId,
  requestId,
  details: { maskedMobile: maskMobile(mobile), ...(purpose === 'shareCode' ? {} : { purpose }), ...details },
});
