import type { ErrorName } from '../../shared/errors';
import { maskMobile } from '../../shared/format/mask';
import type { Clock } from '../ports';
import { isUnderWay } from '../rules/clock-set-back';
import {
  CODE_VALID_MS,
  CODE_WINDOW_MS,
  type CodeStanding,
  currentStanding,
  decideSend,
  freshStanding,
  nextSendAtMs,
} from '../rules/one-time-code-rules';
import { SmsNotSent, type SmsSender } from '../sms/sms-sender';
import { type EventType, logEvent } from '../store/event-log';
import { type CodeOwner, type CodeRow, lockCode, lockNewCode, saveCode } from '../store/one-time-codes';
import { countUse, returnUse } from '../store/rate-limits';
import type { CodePurpose, Db } from '../store/schema';
import type { CodeBudget } from './code-budgets';
import { Refusal } from './refusal';
import { type Hasher, randomCode } from './secrets';

export interface CodeDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly sms: SmsSender;
  readonly hasher: Hasher;
  /** Whether every code counts as wrong for a number: a customer of the sandbox. */
  isAlwaysWrong(mobile: string): boolean;
}

/** A code for a number at a merchant. */
export interface CodeSubject extends CodeOwner {
  /** What a right code opens ('' for nothing but its purpose): a transaction, a reservation. A code typed for anything
   *  else is wrong. */
  readonly boundTo: string;
  /** What sending it takes from, together with others who send to this number. */
  readonly budgets: readonly CodeBudget[];
  /** Who asks, for the event log. */
  readonly agentId: string | null;
  readonly requestId: string;
  /** More for the event log: where a shopper came from. */
  readonly details?: Readonly<Record<string, string>>;
}

export interface CodeSent {
  readonly resendAtMs: number;
  readonly expiresAtMs: number;
  readonly remainingAttempts: number;
  readonly serverNowMs: number;
}

/** What becomes of a typed code. `expired`: there is none to compare with, and no attempt was spent. */
export type CodeVerdict =
  | { readonly verdict: 'right' }
  | { readonly verdict: 'wrong' | 'expired'; readonly remainingAttempts: number }
  /** No code is sent or taken before `blockedUntilMs`. */
  | {
      readonly verdict: 'exhausted';
      readonly remainingAttempts: 0;
      readonly blockedUntilMs: number;
      readonly serverNowMs: number;
    };

/** Creates a code and sends it in the words of `textOf`. The row's lock decides who may send, so concurrent calls send
 *  one SMS. A code replaces the one that its holder had before and brings no new attempts; those of others stay as they
 *  are. Refusals: OTP_TOO_SOON and `blockedAs` (`data.resendAtMs` says until when), those of the budgets, and 503
 *  when the message is not accepted (the number may then try at once). */
export async function sendCode(
  deps: CodeDeps,
  subject: CodeSubject,
  textOf: (code: string) => string,
  blockedAs: ErrorName = 'MOBILE_BLOCKED',
): Promise<CodeSent> {
  const nowMs = deps.clock.nowMs();
  const code = randomCode();
  const codeHash = hashOf(deps.hasher, subject, code);
  const expiresAtMs = nowMs + CODE_VALID_MS;

  const outcome = await deps.db.transaction().execute(async (trx) => {
    const row = await lockNewCode(trx, subject, freshStanding);
    const decision = decideSend(row, nowMs);
    if (decision.decision !== 'send') return decision;
    const standing = currentStanding(row, nowMs);
    const charged = chargedBudgets(subject, standing);
    for (const budget of charged) await charge(trx, budget, nowMs);
    const sentAtMs = [...standing.sentAtMs, nowMs];
    await saveCode(trx, subject, { ...standing, sentAtMs, codeHash, expiresAtMs });
    await logEvent(trx, event(eventsOf[subject.purpose].sent, subject, nowMs));
    return { ...decision, sentAtMs, charged, remainingAttempts: standing.remainingAttempts };
  });
  switch (outcome.decision) {
    case 'tooSoon':
      throw new Refusal('OTP_TOO_SOON', { data: { resendAtMs: outcome.sendAtMs, serverNowMs: nowMs } });
    case 'blocked':
      throw new Refusal(blockedAs, { data: { resendAtMs: outcome.untilMs, serverNowMs: nowMs } });
    case 'send':
      break;
    default:
      outcome satisfies never;
  }
  await deliver(deps, subject, { codeHash, charged: outcome.charged }, textOf(code));
  return {
    resendAtMs: nextSendAtMs(outcome.sentAtMs),
    expiresAtMs,
    remainingAttempts: outcome.remainingAttempts,
    serverNowMs: nowMs,
  };
}

/** The first code of a holder takes from all budgets, a later one from those that count every code. */
const chargedBudgets = ({ budgets }: CodeSubject, { sentAtMs }: CodeStanding): readonly CodeBudget[] =>
  budgets.filter(({ counts }) => counts === 'codes' || sentAtMs.length === 0);

/** Throws where a budget is used up; the transaction then takes back what the others were charged. */
async function charge(trx: Db, { limit, who, refusedAs }: CodeBudget, nowMs: number): Promise<void> {
  const endsAtMs = await countUse(trx, limit, who, nowMs);
  if (endsAtMs !== null)
    throw new Refusal(refusedAs, { data: { resendAtMs: endsAtMs, serverNowMs: nowMs }, why: limit.name });
}

/** Sends the message; when that fails, for whatever reason, the send is taken back, so that the number need not wait for
 *  it. */
async function deliver(
  deps: CodeDeps,
  subject: CodeSubject,
  { codeHash, charged }: { readonly codeHash: string; readonly charged: readonly CodeBudget[] },
  text: string,
): Promise<void> {
  try {
    await deps.sms.send({ mobile: subject.mobile, text });
  } catch (error) {
    await deps.db.transaction().execute(async (trx) => {
      const row = await lockCode(trx, subject);
      if (row?.codeHash !== codeHash) return;
      for (const { limit, who } of charged) await returnUse(trx, limit, who);
      await saveCode(trx, subject, { ...row, sentAtMs: row.sentAtMs.slice(0, -1), codeHash: null });
      await logEvent(trx, event(eventsOf[subject.purpose].notDelivered, subject, deps.clock.nowMs()));
    });
    throw error instanceof SmsNotSent ? new Refusal('SERVICE_UNAVAILABLE', { cause: error }) : error;
  }
}

/** When a code ends that has been used: it opens nothing any more. */
const USED = 0;

/** Compares a typed code. A right one works once, and `onRight` happens in the same transaction or not at all; typed again
 *  it is right, and opens nothing anew, while `stands` says that what it opened is still open: the answer may have been
 *  lost. Every wrong one costs an attempt of the code's own holder, under the row's lock, so that no number of
 *  concurrent calls gets more than the limit; the last one blocks the holder for this number. Whoever was never sent a
 *  code has none that could be compared, and spends nothing. */
export async function checkCode(
  deps: CodeDeps,
  subject: CodeSubject,
  typed: string,
  onRight: (trx: Db) => Promise<void>,
  stands: (trx: Db) => Promise<boolean> = async () => false,
): Promise<CodeVerdict> {
  const nowMs = deps.clock.nowMs();
  return deps.db.transaction().execute(async (trx): Promise<CodeVerdict> => {
    const row = await lockCode(trx, subject);
    if (!row) return { verdict: 'expired', remainingAttempts: freshStanding.remainingAttempts };
    const standing = currentStanding(row, nowMs);
    if (standing.blockedUntilMs !== null)
      return {
        verdict: 'exhausted',
        remainingAttempts: 0,
        blockedUntilMs: standing.blockedUntilMs,
        serverNowMs: nowMs,
      };
    const is = await judge(deps, subject, row, typed, () => stands(trx));
    if (is === 'used') return { verdict: 'right' };
    if (is === 'expired') return { verdict: 'expired', remainingAttempts: standing.remainingAttempts };
    if (is === 'right') {
      await saveCode(trx, subject, { ...freshStanding, codeHash: row.codeHash, expiresAtMs: USED });
      await onRight(trx);
      await logEvent(trx, event(eventsOf[subject.purpose].right, subject, nowMs));
      return { verdict: 'right' };
    }
    const remainingAttempts = standing.remainingAttempts - 1;
    const isLast = remainingAttempts <= 0;
    const blockedUntilMs = nowMs + CODE_WINDOW_MS;
    await saveCode(trx, subject, {
      ...row,
      remainingAttempts,
      codeHash: isLast ? null : row.codeHash,
      blockedUntilMs: isLast ? blockedUntilMs : null,
    });
    await logEvent(trx, event(isLast ? 'mobileBlocked' : eventsOf[subject.purpose].rejected, subject, nowMs));
    return isLast
      ? { verdict: 'exhausted', remainingAttempts: 0, blockedUntilMs, serverNowMs: nowMs }
      : { verdict: 'wrong', remainingAttempts };
  });
}

/** `used`: it is the one that was right before, and what it opened stands. */
async function judge(
  deps: CodeDeps,
  subject: CodeSubject,
  { codeHash, expiresAtMs }: CodeRow,
  typed: string,
  stands: () => Promise<boolean>,
): Promise<'used' | 'expired' | 'right' | 'wrong'> {
  if (codeHash === null) return 'expired';
  const isTyped = isCode(deps.hasher, subject, codeHash, typed);
  if (expiresAtMs === USED) return isTyped && (await stands()) ? 'used' : 'expired';
  if (!isUnderWay(expiresAtMs, deps.clock.nowMs(), CODE_VALID_MS)) return 'expired';
  return isTyped && !deps.isAlwaysWrong(subject.mobile) ? 'right' : 'wrong';
}

/** Refuses every verdict but a right one, in the flow's own words, with the attempts that are left; without any, with
 *  the time of the next code (`data.resendAtMs`). */
export function requireRight(
  outcome: CodeVerdict,
  names: Readonly<Record<Exclude<CodeVerdict['verdict'], 'right'>, ErrorName>>,
  field: 'attemptsRemaining' | 'remainingShareCodeAttempts' = 'attemptsRemaining',
): void {
  if (outcome.verdict === 'right') return;
  const next =
    outcome.verdict === 'exhausted' ? { resendAtMs: outcome.blockedUntilMs, serverNowMs: outcome.serverNowMs } : {};
  throw new Refusal(names[outcome.verdict], { data: { [field]: outcome.remainingAttempts, ...next } });
}

const hashParts = ({ merchantKey, mobile, boundTo }: CodeSubject): string[] => [merchantKey, mobile, boundTo];
const hashOf = (hasher: Hasher, subject: CodeSubject, code: string): string =>
  hasher.hash(`code:${subject.purpose}`, ...hashParts(subject), code);
const isCode = (hasher: Hasher, subject: CodeSubject, codeHash: string, typed: string): boolean =>
  hasher.matches(codeHash, `code:${subject.purpose}`, ...hashParts(subject), typed);

type Moment = 'sent' | 'notDelivered' | 'rejected' | 'right';
const otpEvents = { sent: 'otpSent', notDelivered: 'otpNotDelivered', rejected: 'otpRejected' } as const;
const eventsOf: Readonly<Record<CodePurpose, Readonly<Record<Moment, EventType>>>> = {
  shareCode: {
    sent: 'shareCodeSent',
    notDelivered: 'shareCodeNotDelivered',
    rejected: 'shareCodeRejected',
    right: 'mobileVerified',
  },
  login: { ...otpEvents, right: 'mobileVerified' },
  lenderOtp: { ...otpEvents, right: 'paymentConfirmed' },
  lineOtp: { ...otpEvents, right: 'creditLineActivated' },
};

const event = (
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
