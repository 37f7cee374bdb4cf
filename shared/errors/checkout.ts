import { loginErrors, merchantErrors, ntbErrors } from './account';
import { clientErrors, commonErrors } from './common';
import { httpErrors } from './http';
import { paymentErrors } from './payment';
import { errorResolver } from './resolve';
import type { ErrorRow } from './row';
import { salesErrors } from './sales';
import { sessionOverErrors } from './session-over';

type SalesName = (typeof salesErrors)[number]['name'];
type Shared = 'OTP_TOO_SOON' | 'LENDER_UNAVAILABLE';
const shared: readonly string[] = ['OTP_TOO_SOON', 'LENDER_UNAVAILABLE'] satisfies Shared[];
const isAlsoTheirs = (row: ErrorRow<SalesName>): row is ErrorRow<Shared> => shared.includes(row.name);

/** The rows that a checkout can meet. */
export const checkoutErrors = [
  ...paymentErrors,
  ...sessionOverErrors,
  ...ntbErrors,
  ...merchantErrors,
  ...loginErrors,
  ...salesErrors.filter(isAlsoTheirs),
  ...commonErrors,
  ...httpErrors,
  ...clientErrors,
] as const;
export type CheckoutErrorName = (typeof checkoutErrors)[number]['name'];

const generic = commonErrors.find(({ name }) => name === 'GENERIC_ERROR') as ErrorRow<'GENERIC_ERROR'>;
export const resolveCheckoutError = errorResolver<CheckoutErrorName>(checkoutErrors, generic);
