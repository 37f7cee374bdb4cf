import { bool, nullable, object, text } from '../../../shared/bridge/schema';
import { EMI_PLAN_ID_MAX_LENGTH } from '../../../shared/rules/validation';
import { textHash } from '../../platform/hash/text-hash';
import { draftStore } from '../../platform/storage/draft-store';
import { ChosenLender, TypedEmail, TypedMobile, TypedName, TypedPincode } from '../../platform/storage/typed-fields';
import type { Draft } from '../flow/events';
import type { Entry } from '../flow/state';

/** A name for a token or reference that does not give it away. Null for a return from the lender's
 *  page, which is of the checkout that left. */
export function ownerOf(entry: Entry): string | null {
  if (entry.kind === 'lenderReturn') return null;
  return textHash(entry.kind === 'frame' ? entry.checkoutToken : entry.ref).toString(16);
}

export const drafts = draftStore<Draft>(
  () => 'checkout',
  object({
    mobile: TypedMobile,
    isTermsAccepted: bool,
    isWhatsappConsentAccepted: bool,
    linkMobile: TypedMobile,
    lenderId: nullable(ChosenLender),
    emiPlanId: nullable(text(EMI_PLAN_ID_MAX_LENGTH)),
    userName: TypedName,
    email: TypedEmail,
    pincode: TypedPincode,
    ntbLenderId: nullable(ChosenLender),
  }),
);
