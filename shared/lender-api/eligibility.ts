import type * as z from 'zod/mini';
import { AtMs, fieldsOf, Language, LenderId, listOf, oneOf, orNull, Paise, Seq, Sha256, text, Uuid } from './fields';
import { Offer } from './offer';

/** Consent of the shopper that personal data goes to one lender. */
export const DataConsent = fieldsOf({
  lenderId: LenderId,
  textHash: Sha256,
  version: text(20),
  language: Language,
  atMs: AtMs,
});

/** One lender's answer about a customer. */
export const LenderStanding = fieldsOf({
  lenderId: LenderId,
  /** UNKNOWN_YET: the lender is still deciding, and says so by event. It is not a refusal. */
  standing: oneOf(['PRE_APPROVED', 'NEW_TO_BANK', 'NOT_MATCHED', 'UNKNOWN_YET']),
  /** Null unless PRE_APPROVED. */
  limitPaise: orNull(Paise),
  availablePaise: orNull(Paise),
  offers: listOf(Offer, 30),
  /** Reason of NOT_MATCHED, for Kadam's records. */
  reason: orNull(text(40)),
  /** The customer is known, and this merchant is not served. Null otherwise. */
  refusedHere: orNull(oneOf(['MERCHANT_NOT_ALLOWED', 'MERCHANT_LIMIT'])),
});

/** Answers of all lenders of the connection that were asked. */
export const Eligibility = fieldsOf({ enquiryId: Uuid, seq: Seq, lenders: listOf(LenderStanding, 100) });
export type Eligibility = z.infer<typeof Eligibility>;
