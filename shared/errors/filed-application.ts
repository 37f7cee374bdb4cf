import { loginErrors, ntbErrors } from './account';
import { clientErrors, commonErrors } from './common';
import { filedLinkErrors } from './filed-link';
import { httpErrors } from './http';
import { errorResolver } from './resolve';
import { salesErrors } from './sales';

const filedErrors = [
  ...loginErrors,
  ...ntbErrors,
  ...filedLinkErrors,
  ...salesErrors,
  ...commonErrors,
  ...httpErrors,
  ...clientErrors,
] as const;
type FiledErrorName = (typeof filedErrors)[number]['name'];

export const resolveFiledError = errorResolver<FiledErrorName>(filedErrors);
