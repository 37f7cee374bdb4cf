import { loginErrors } from './account';
import { activationErrors } from './activation';
import { clientErrors, commonErrors } from './common';
import { httpErrors } from './http';
import { errorResolver } from './resolve';
import type { ErrorRow } from './row';
import { salesErrors } from './sales';

type SalesName = (typeof salesErrors)[number]['name'];
const isAlsoTheirs = (row: ErrorRow<SalesName>): row is ErrorRow<'OTP_TOO_SOON' | 'LENDER_UNAVAILABLE'> =>
  row.name === 'OTP_TOO_SOON' || row.name === 'LENDER_UNAVAILABLE';

/** The rows that a widget can meet. */
export const widgetErrors = [
  ...loginErrors,
  ...activationErrors,
  ...salesErrors.filter(isAlsoTheirs),
  ...commonErrors,
  ...httpErrors,
  ...clientErrors,
] as const;
export type WidgetErrorName = (typeof widgetErrors)[number]['name'];

const generic = commonErrors.find(({ name }) => name === 'GENERIC_ERROR') as ErrorRow<'GENERIC_ERROR'>;
export const resolveWidgetError = errorResolver<WidgetErrorName>(widgetErrors, generic);
