import { int, text } from '../../../shared/bridge/schema';
import {
  AMOUNT_MAX_LENGTH,
  AMOUNT_MAX_RUPEES,
  EMAIL_MAX_LENGTH,
  LENDER_ID_MAX_LENGTH,
  MOBILE_TYPED_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PINCODE_LENGTH,
} from '../../../shared/rules/validation';

// Fields of drafts: at most as long as their inputs.

const DIGITS = /^\d*$/;

export const TypedMobile = text(MOBILE_TYPED_MAX_LENGTH, 0, DIGITS);
export const TypedAmount = text(AMOUNT_MAX_LENGTH, 0, DIGITS);
/** A letter may be two UTF-16 units. */
export const TypedName = text(2 * NAME_MAX_LENGTH);
export const TypedEmail = text(EMAIL_MAX_LENGTH);
export const TypedPincode = text(PINCODE_LENGTH);
export const ChosenLender = text(LENDER_ID_MAX_LENGTH);
export const Rupees = int(0, AMOUNT_MAX_RUPEES);
