import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { ApplicationId } from './ntb-application';
import { Day } from './payment-fields';

export const TicketTopic = z.enum(['STATUS', 'REJECTION', 'DETAILS', 'OTHER']);
export type TicketTopic = z.infer<typeof TicketTopic>;

const question = {
  topic: TicketTopic,
  /** In the customer's words. */
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
} as const;

/** Source: S2§3 (Support tickets). */
const Ticket = z.object({
  /** Public number: 'KT-12345-67890'. */
  ticketId: z.string(),
  applicationId: ApplicationId,
  status: z.enum(['OPEN', 'CLOSED']),
  updatedDate: Day,
});

/** Asks support about the application of this payment. Idempotent for the same question about the same application;
 *  five questions a day, then 429. Source: S2§7. */
export const createPaymentTicket = endpoint({
  method: 'POST',
  path: '/app/transaction/ntb/create-ticket',
  summary: 'Ask support about the application of this payment',
  scope: 'checkout',
  request: z.strictObject(question),
  response: Ticket,
  errors: ['PAYMENT_INVALID_TRANSACTION'],
});

/**
 * Asks support about an application of the session's number; 401 for a guest, 404 for another number's. Source: S2§7.
 */
export const createApplicationTicket = endpoint({
  method: 'POST',
  path: '/app/ntbpq/create-ticket',
  summary: 'Ask support about an application',
  scope: 'widget',
  request: z.strictObject({ applicationId: ApplicationId, ...question }),
  response: Ticket,
});
