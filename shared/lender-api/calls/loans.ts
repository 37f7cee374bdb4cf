import * as z from 'zod/mini';
import { LoanDocument, LoanDocumentFile } from '../document';
import { fieldsOf, listOf, oneOf, PositivePaise, text } from '../fields';
import { lenderCall } from '../lender-call';
import { Loan } from '../loan';
import { Closure, Payment, Refund } from '../money-acts';
import { Quote } from '../quote';

export const loanCalls = {
  getLoan: lenderCall({
    method: 'GET',
    path: '/v1/loans/:loanId',
    summary: 'Snapshot of a loan',
    rules: ['`loanId` is the `reservationId` of the reservation that was sanctioned.'],
    request: null,
    response: Loan,
    problems: ['UNKNOWN_NAME'],
    withinMs: 8000,
  }),
  quoteLoan: lenderCall({
    method: 'POST',
    path: '/v1/loans/:loanId/quotes',
    summary: 'Amount that closes a loan, gives it back, or pays a part of it',
    rules: [
      'Kadam never works this amount out. A repeat on the same day may return the same quote.',
      '`amountPaise` is sent for PART alone. The closure charge is on principal that is not due yet.',
    ],
    request: fieldsOf({
      kind: oneOf(['CLOSING', 'EXIT', 'OVERDUE', 'PART']),
      amountPaise: z.optional(PositivePaise),
    }),
    response: Quote,
    problems: ['NOT_OPEN', 'COOLING_OFF_OVER', 'NOT_ALLOWED', 'UNKNOWN_NAME'],
    withinMs: 8000,
  }),
  closeLoan: lenderCall({
    method: 'PUT',
    path: '/v1/loans/:loanId/closures/:closureId',
    summary: 'End a loan for a quoted amount',
    rules: [
      'If the quote has ended or the amount differs: QUOTE_OVER, with the new quote in `data`, and nothing is done.',
    ],
    request: fieldsOf({
      quoteId: text(64),
      totalPaise: PositivePaise,
      pay: oneOf(['MANDATE', 'UPI_INTENT', 'PAGE']),
    }),
    response: Closure,
    accepted: true,
    problems: ['QUOTE_OVER', 'NOT_OPEN', 'COOLING_OFF_OVER', 'MANDATE_MISSING', 'UNKNOWN_NAME'],
    withinMs: 20_000,
  }),
  getClosure: lenderCall({
    method: 'GET',
    path: '/v1/loans/:loanId/closures/:closureId',
    summary: 'State of a closure',
    request: null,
    response: Closure,
    accepted: true,
    problems: ['UNKNOWN_NAME'],
    withinMs: 8000,
  }),
  payLoan: lenderCall({
    method: 'PUT',
    path: '/v1/loans/:loanId/payments/:paymentId',
    summary: 'Pay an overdue amount or a part now',
    rules: ['The money goes to the lender’s own account, and never through Kadam.'],
    request: fieldsOf({
      quoteId: text(64),
      totalPaise: PositivePaise,
      method: oneOf(['UPI_INTENT', 'PAGE']),
    }),
    response: Payment,
    accepted: true,
    problems: ['QUOTE_OVER', 'NOT_OPEN', 'UNKNOWN_NAME'],
    withinMs: 20_000,
    capability: 'payNow',
  }),
  getPayment: lenderCall({
    method: 'GET',
    path: '/v1/loans/:loanId/payments/:paymentId',
    summary: 'State of a payment on a loan',
    request: null,
    response: Payment,
    accepted: true,
    problems: ['UNKNOWN_NAME'],
    withinMs: 8000,
    capability: 'payNow',
  }),
  refundLoan: lenderCall({
    method: 'PUT',
    path: '/v1/loans/:loanId/refunds/:refundId',
    summary: 'Book a merchant’s refund of the price, or of a part of it',
    rules: [
      '`amountPaise` is a share of `pricePaise`. Subvention is reversed in the same share.',
      'ORDER_NOT_COMPLETED returns the whole loan, and the customer pays nothing for it.',
    ],
    request: fieldsOf({
      amountPaise: PositivePaise,
      pricePaise: PositivePaise,
      reason: oneOf(['RETURNED', 'CANCELLED', 'ORDER_NOT_COMPLETED']),
    }),
    response: Refund,
    accepted: true,
    problems: ['REFUND_TOO_LARGE', 'NO_PARTIAL_REFUND', 'NOT_ALLOWED', 'UNKNOWN_NAME'],
    withinMs: 20_000,
  }),
  getRefund: lenderCall({
    method: 'GET',
    path: '/v1/loans/:loanId/refunds/:refundId',
    summary: 'State of a refund',
    request: null,
    response: Refund,
    accepted: true,
    problems: ['UNKNOWN_NAME'],
    withinMs: 8000,
  }),
  listDocuments: lenderCall({
    method: 'GET',
    path: '/v1/loans/:loanId/documents',
    summary: 'Documents of a loan',
    request: null,
    response: fieldsOf({ documents: listOf(LoanDocument, 200) }),
    problems: ['UNKNOWN_NAME'],
    withinMs: 20_000,
    capability: 'documents',
  }),
  getDocument: lenderCall({
    method: 'GET',
    path: '/v1/loans/:loanId/documents/:documentId',
    summary: 'A document with its file',
    rules: ['`file` is base64, at most 5 MB before it. `sha256` is of the file.'],
    request: null,
    response: LoanDocumentFile,
    problems: ['UNKNOWN_NAME'],
    withinMs: 20_000,
    capability: 'documents',
  }),
};
