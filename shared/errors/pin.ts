import { loginErrors, pinChangeErrors } from './account';
import { activationErrors } from './activation';
import { clientErrors, commonErrors } from './common';
import { httpErrors } from './http';
import { errorResolver } from './resolve';

const pinErrors = [
  ...pinChangeErrors,
  ...activationErrors,
  ...loginErrors,
  ...commonErrors,
  ...httpErrors,
  ...clientErrors,
] as const;
type PinErrorName = (typeof pinErrors)[number]['name'];

export const resolvePinError = errorResolver<PinErrorName>(pinErrors);
