import { ntbErrors } from './account';
import { clientErrors, commonErrors } from './common';
import { httpErrors } from './http';
import { errorResolver } from './resolve';

/** The rows that an application outside a payment can meet. */
const applicationErrors = [...ntbErrors, ...commonErrors, ...httpErrors, ...clientErrors] as const;
type ApplicationErrorName = (typeof applicationErrors)[number]['name'];

export const resolveApplicationError = errorResolver<ApplicationErrorName>(applicationErrors);
