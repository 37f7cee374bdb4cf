import type * as z from 'zod/mini';
import { AtMs, fieldsOf, listOf, orNull, text } from './fields';
import { Offer } from './offer';
import type { ProblemCode } from './problems';
import { Quote } from './quote';

/** `data` of the problems that have any. */
export const problemData = {
  /** Each field at fault by its dotted path; '' is the whole body. */
  INVALID_REQUEST: fieldsOf({ fields: listOf(fieldsOf({ path: text(200), message: text(200) }), 100) }),
  /** The lender's new offer for the same purchase; null if there is none. */
  OFFER_OVER: fieldsOf({ offer: orNull(Offer) }),
  QUOTE_OVER: fieldsOf({ quote: Quote }),
  BLOCKED: fieldsOf({ blockedUntilMs: orNull(AtMs) }),
  OTP_BLOCKED: fieldsOf({ blockedUntilMs: orNull(AtMs) }),
  TOO_SOON: fieldsOf({ resendAtMs: AtMs }),
  RESERVED_UNTIL: fieldsOf({ untilMs: AtMs }),
} as const satisfies Readonly<Partial<Record<ProblemCode, z.ZodMiniType>>>;
