import { merchantErrors, ntbErrors } from './account';
import { clientErrors, commonErrors } from './common';
import { httpErrors } from './http';
import { paymentErrors } from './payment';
import { errorResolver } from './resolve';
import { sessionOverErrors } from './session-over';

const checkoutErrors = [
  ...paymentErrors,
  ...sessionOverErrors,
  ...ntbErrors,
  ...merchantErrors,
  ...commonErrors,
  ...httpErrors,
  ...clientErrors,
] as const;
type CheckoutErrorName = (typeof checkoutErrors)[number]['name'];

export const resolveCheckoutError = errorResolver<CheckoutErrorName>(checkoutErrors);
