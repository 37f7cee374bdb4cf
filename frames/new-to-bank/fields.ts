import { keysOf } from '../../shared/keys-of';
import { dayOf, dayText, emailText, nameText, panText, pincodeText } from '../../shared/rules/typed-text';
import { isAgeAllowed, isEmail, isPan, isPincode } from '../../shared/rules/validation';

/** The application of a customer who is new to the lender, as it is typed. Source: S1§3 (preScreeningFormData), NTB-027. */
export interface ApplicationValues {
  readonly userName: string;
  readonly email: string;
  /** Secret: digits DDMMYYYY. */
  readonly dateOfBirth: string;
  /** Secret. */
  readonly pan: string;
  readonly pincode: string;
}
export type ApplicationField = keyof ApplicationValues;

/** Before anything is typed. */
export const noValues: ApplicationValues = { userName: '', email: '', dateOfBirth: '', pan: '', pincode: '' };

const textOf: Readonly<Record<ApplicationField, (text: string) => string>> = {
  userName: nameText,
  email: emailText,
  dateOfBirth: dayText,
  pan: panText,
  pincode: pincodeText,
};
/** What a field takes of what is typed. */
export const fieldText = (field: ApplicationField, text: string): string => textOf[field](text);

/** Fields that cannot be sent as they are, in the order of the form. E-mail is optional. Source: S1§5, NTB-027. */
export function applicationIssues(values: ApplicationValues, nowMs: number): readonly ApplicationField[] {
  const bornOn = dayOf(values.dateOfBirth);
  const fine: Readonly<Record<ApplicationField, boolean>> = {
    userName: values.userName.trim() !== '',
    email: values.email === '' || isEmail(values.email),
    dateOfBirth: bornOn !== null && isAgeAllowed(bornOn, nowMs),
    pan: isPan(values.pan),
    pincode: isPincode(values.pincode),
  };
  return keysOf(fine).filter((field) => !fine[field]);
}
