import { ntbErrors } from './account';
import { activationErrors } from './activation';
import { clientErrors, commonErrors } from './common';
import { httpErrors } from './http';
import { errorResolver } from './resolve';
import type { ErrorRow } from './row';
import { salesErrors } from './sales';

/** The rows that the sales app can meet. */
export const salesAppErrors = [
  ...salesErrors,
  ...activationErrors,
  ...ntbErrors,
  ...commonErrors,
  ...httpErrors,
  ...clientErrors,
] as const;
export type SalesAppErrorName = (typeof salesAppErrors)[number]['name'];

const generic = commonErrors.find(({ name }) => name === 'GENERIC_ERROR') as ErrorRow<'GENERIC_ERROR'>;
export const resolveSalesError = errorResolver<SalesAppErrorName>(salesAppErrors, generic);
