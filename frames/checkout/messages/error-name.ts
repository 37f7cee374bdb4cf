import type { loginErrors, merchantErrors, ntbErrors } from '../../../shared/errors/account';
import type { clientErrors, commonErrors } from '../../../shared/errors/common';
import type { httpErrors } from '../../../shared/errors/http';
import type { paymentErrors } from '../../../shared/errors/payment';

export type PaymentErrorName = (typeof paymentErrors)[number]['name'];

/** Rows that the failure screen has words of its own for: those of a payment, and a lender's rules for the shop. */
export type FailureName =
  | PaymentErrorName
  | Extract<(typeof merchantErrors)[number]['name'], 'MERCHANT_NOT_ALLOWED' | 'MERCHANT_LIMIT_EXCEEDED'>;

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
  | 'LENDER_UNAVAILABLE'
  | 'SESSION_EXPIRED';
