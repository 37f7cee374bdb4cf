import { ntbErrors } from './account';
import { clientErrors, commonErrors } from './common';
import { httpErrors } from './http';
import { errorResolver } from './resolve';

const applicationErrors = [...ntbErrors, ...commonErrors, ...httpErrors, ...clientErrors] as const;
type ApplicationErrorName = (typeof applicationErrors)[number]['name'];

export const resolveApplicationError = errorResolver<ApplicationErrorName>(applicationErrors);
