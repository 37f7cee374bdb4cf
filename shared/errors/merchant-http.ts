import { rowsOf } from './row';

/** Refusals with an HTTP status that only merchants' servers meet. */
export const merchantHttpErrors = rowsOf('http')([
  {
    name: 'ORDER_NOT_FOUND',
    code: 404,
    type: 'ORDER_NOT_FOUND',
    message: 'The merchant has no such order.',
    next: 'Check `orderId` or `txnUuid`, and that the token is of the merchant whose order it is.',
  },
  {
    name: 'REFUND_NOT_FOUND',
    code: 404,
    type: 'REFUND_NOT_FOUND',
    message: 'The merchant has no such refund.',
    next: 'Check `refundId`, and that the token is of the merchant whose refund it is.',
  },
  {
    name: 'REFERENCE_TAKEN',
    code: 409,
    wireCode: 4004,
    type: 'REFERENCE_TAKEN',
    message: 'This `refundId` or `redemptionId` already names another refund or redemption.',
    next: 'Use a new name, or repeat the first call unchanged.',
  },
]);
