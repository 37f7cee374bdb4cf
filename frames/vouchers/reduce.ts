import type { ResponseOf } from '../../shared/api/endpoint';
import type { sendVoucherSms, voucherDetails } from '../../shared/api/vouchers';
import { UNAUTHORISED } from '../platform/api/http-status';
import type { Unreached } from '../platform/api/unreached';

type Details = ResponseOf<typeof voucherDetails>;
/** How sending the SMS goes; `tooMany`: three were sent today. */
export type SmsStep = 'idle' | 'sending' | 'tooMany' | 'failed' | Unreached;

/** What whoever has logged in sees of the vouchers of a shop. */
export type Shown =
  /** The server is being asked. */
  | { readonly step: 'asking' }
  | { readonly step: 'failed'; readonly why: Unreached | 'other' }
  /** Nobody is logged in any more. */
  | { readonly step: 'guest' }
  | { readonly step: 'own'; readonly details: Details; readonly sms: SmsStep };

/** `why`: null where our server was reached. */
interface Refused {
  readonly status: number;
  readonly why: Unreached | null;
}

export type VoucherEvent =
  | { readonly type: 'asked' }
  | { readonly type: 'answered'; readonly details: Details }
  /** `status`: of HTTP, 500 without an answer. */
  | ({ readonly type: 'refused' } & Refused)
  | { readonly type: 'smsAsked' }
  | { readonly type: 'smsSent'; readonly standing: ResponseOf<typeof sendVoucherSms> }
  | ({ readonly type: 'smsRefused' } & Refused);

const TOO_MANY = 429;

/** What is shown after an event. One that has no place there changes nothing. */
export function reduce(shown: Shown, event: VoucherEvent): Shown {
  switch (event.type) {
    case 'asked':
      return { step: 'asking' };
    case 'answered':
      return { step: 'own', details: event.details, sms: 'idle' };
    case 'refused':
      return event.status === UNAUTHORISED ? { step: 'guest' } : { step: 'failed', why: event.why ?? 'other' };
    case 'smsAsked':
      return shown.step === 'own' ? { ...shown, sms: 'sending' } : shown;
    case 'smsSent': {
      if (shown.step !== 'own') return shown;
      const { buyUntilMs, nextFromMs, serverNowMs } = event.standing;
      return { ...shown, sms: 'idle', details: { ...shown.details, buyUntilMs, nextFromMs, serverNowMs } };
    }
    case 'smsRefused':
      if (shown.step !== 'own') return shown;
      if (event.status === UNAUTHORISED) return { step: 'guest' };
      return { ...shown, sms: event.why ?? (event.status === TOO_MANY ? 'tooMany' : 'failed') };
    default:
      return event satisfies never;
  }
}
