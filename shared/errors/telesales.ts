import type { ntbErrors } from './account';
import type { paymentErrors } from './payment';
import type { salesErrors } from './sales';

type RequestRefusal = Extract<
  (typeof paymentErrors)[number]['name'],
  'PAYMENT_DUPLICATE_REQUEST' | 'PAYMENT_MAX_AMOUNT_LIMIT' | 'PAYMENT_MIN_AMOUNT_LIMIT'
>;

/** Payment errors of an agent's request, by number: the desk needs no others. Source: S2§8. */
export const paymentRequestRefusals: Readonly<Record<number, RequestRefusal>> = {
  4004: 'PAYMENT_DUPLICATE_REQUEST',
  4015: 'PAYMENT_MAX_AMOUNT_LIMIT',
  4016: 'PAYMENT_MIN_AMOUNT_LIMIT',
};

type FilingRefusal =
  | (typeof ntbErrors)[number]['name']
  | Extract<(typeof salesErrors)[number]['name'], 'APPLICATION_NOT_ALLOWED'>;

/** Errors of an agent's application, by number or name. Source: S2§8. */
export const filingRefusals: Readonly<Record<number | string, FilingRefusal>> = {
  4106: 'NTB_INSUFFICIENT_LIMIT',
  4107: 'NTB_REJECTED_APPLICATION',
  APPLICATION_NOT_ALLOWED: 'APPLICATION_NOT_ALLOWED',
};

/** Errors that end an agent's session at the desk, by number of the sales app. Source: S2§6. */
export const deskRefusals: Readonly<Record<number, 'over' | 'blocked'>> = { 1402: 'over', 4070: 'blocked' };
