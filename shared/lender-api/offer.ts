import type * as z from 'zod/mini';
import { AtMs, fieldsOf, LenderId, oneOf, orNull, text, whole } from './fields';
import { FiguresSummary } from './figures';

/** What the customer has to do before the loan is sanctioned. */
export const Needs = fieldsOf({
  kind: oneOf(['NATIVE', 'REDIRECT', 'LIGHT_TOUCH']),
  secondFactor: oneOf(['NONE', 'PIN', 'DOB', 'PAN']),
  otp: orNull(fieldsOf({ length: whole(4, 8), senderId: text(11) })),
  kfsBy: oneOf(['KADAM', 'LENDER']),
  agreement: oneOf(['CLICK', 'ESIGN']),
  mandate: oneOf(['BEFORE', 'AFTER', 'OWN_ACCOUNT', 'NONE']),
  disburseOn: oneOf(['SANCTION', 'DELIVERY']),
});

export const Offer = fieldsOf({
  offerId: text(64),
  lenderId: LenderId,
  figures: FiguresSummary,
  validUntilMs: AtMs,
  needs: Needs,
});
export type Offer = z.infer<typeof Offer>;
