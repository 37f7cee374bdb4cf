import type { loginErrors, merchantErrors, ntbErrors } from '../../../shared/errors/account';
import type { clientErrors, commonErrors } from '../../../shared/errors/common';
import type { httpErrors } from '../../../shared/errors/http';
import type { paymentErrors } from '../../../shared/errors/payment';

export type PaymentErrorName = (typeof paymentErrors)[number]['name'];

/** The rows that the checkout can meet. */
export type CheckoutErrorName =
  | PaymentErrorName
  | (
      | typeof ntbErrors
      | typeof merchantErrors
      | typeof commonErrors
      | typeof httpErrors
      | typeof clientErrors
    )[number]['name']
  | Extract<(typeof loginErrors)[number]['name'], 'LOGIN_BLOCKED_MAX_ATTEMPTS'>
  | 'OTP_TOO_SOON'
  | 'MOBILE_NOT_VERIFIED'
  | 'LENDER_UNAVAILABLE'
  | 'SESSION_EXPIRED';
