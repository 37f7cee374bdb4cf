import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type { deskLenders, fileApplication, WantedProduct } from '../../../shared/api/filed-application';
import { dayOf } from '../../../shared/rules/typed-text';
import { isMobile } from '../../../shared/rules/validation';
import {
  type ApplicationField,
  type ApplicationValues,
  applicationIssues,
  type IncomeIssue,
  type IncomeValues,
  incomeIssues,
  incomeOf,
  noIncome,
  noValues,
} from '../../new-to-bank';

export type Lenders = ResponseOf<typeof deskLenders>['lenders'];

/** Fields that an agent types for a customer. */
export interface FileFields extends ApplicationValues, IncomeValues {
  /** '' before one is chosen. */
  readonly lenderId: string;
  readonly mobile: string;
  /** Null where nothing is bought yet. */
  readonly product: WantedProduct | null;
}
export type FileFault = 'lender' | 'mobile' | ApplicationField | IncomeIssue | 'price';

/** `lenders`: those that take applications; of one alone there is nothing to choose. */
export const emptyFile = (lenders: Lenders): FileFields => ({
  ...noValues,
  ...noIncome,
  lenderId: lenders.length === 1 ? (lenders[0]?.lenderId ?? '') : '',
  mobile: '',
  product: null,
});

/** Whether the chosen lender lends the price; true before one is chosen. */
function isLent({ lenderId, product }: FileFields, lenders: Lenders): boolean {
  const lender = lenders.find((each) => each.lenderId === lenderId);
  if (!lender || !product) return true;
  return product.priceRupees >= lender.minLoanAmount && product.priceRupees <= lender.maxLoanAmount;
}

/** What is wrong, in the order of the fields. */
export const faultsOf = (fields: FileFields, lenders: Lenders, nowMs: number): readonly FileFault[] => [
  ...(fields.lenderId === '' ? (['lender'] as const) : []),
  ...(isMobile(fields.mobile) ? [] : (['mobile'] as const)),
  ...applicationIssues(fields, nowMs),
  ...incomeIssues(fields),
  ...(isLent(fields, lenders) ? [] : (['price'] as const)),
];

/** The body of the call, of fields without fault. */
export function bodyOf(fields: FileFields): RequestOf<typeof fileApplication> {
  const income = incomeOf(fields);
  return {
    mobile: fields.mobile,
    lenderId: fields.lenderId,
    userName: fields.userName.trim(),
    email: fields.email,
    dateOfBirth: dayOf(fields.dateOfBirth) ?? '',
    pan: fields.pan,
    pincode: fields.pincode,
    ...(income && { income }),
    ...(fields.product && { productId: fields.product.productId }),
  };
}
