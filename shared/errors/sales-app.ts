import { ntbErrors } from './account';
import { activationErrors } from './activation';
import { clientErrors, commonErrors } from './common';
import { httpErrors } from './http';
import { errorResolver } from './resolve';
import { salesErrors } from './sales';

const salesAppErrors = [
  ...salesErrors,
  ...activationErrors,
  ...ntbErrors,
  ...commonErrors,
  ...httpErrors,
  ...clientErrors,
] as const;
type SalesAppErrorName = (typeof salesAppErrors)[number]['name'];

export const resolveSalesError = errorResolver<SalesAppErrorName>(salesAppErrors);
