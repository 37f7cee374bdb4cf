import type { RequestOf } from '../../shared/api/endpoint';
import type { fileApplication } from '../../shared/api/filed-application';
import { dayOf } from '../../shared/rules/typed-text';
import { isMobile } from '../../shared/rules/validation';
import { type ApplicationField, type ApplicationValues, applicationIssues, noValues } from '../new-to-bank';

/** What an agent types for a customer. Never kept anywhere: it is somebody else's, PAN and date of birth among it. */
export interface FileFields extends ApplicationValues {
  /** '' before one is chosen. */
  readonly lenderId: string;
  readonly mobile: string;
}
export type FileFault = 'lender' | 'mobile' | ApplicationField;

/** `lenderIds`: those that take applications; of one alone there is nothing to choose. */
export const emptyFile = (lenderIds: readonly string[]): FileFields => ({
  ...noValues,
  lenderId: lenderIds.length === 1 ? (lenderIds[0] ?? '') : '',
  mobile: '',
});

/** What is wrong, in the order of the fields. */
export const faultsOf = (fields: FileFields, nowMs: number): readonly FileFault[] => [
  ...(fields.lenderId === '' ? (['lender'] as const) : []),
  ...(isMobile(fields.mobile) ? [] : (['mobile'] as const)),
  ...applicationIssues(fields, nowMs),
];

/** The body of the call, of fields without fault. */
export const bodyOf = (fields: FileFields): RequestOf<typeof fileApplication> => ({
  mobile: fields.mobile,
  lenderId: fields.lenderId,
  userName: fields.userName.trim(),
  email: fields.email,
  dateOfBirth: dayOf(fields.dateOfBirth) ?? '',
  pan: fields.pan,
  pincode: fields.pincode,
});
