import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type { createPaymentTicket } from '../../shared/api/support-ticket';
import { dayInIndia } from '../../shared/rules/india-days';
import type { Clock } from '../platform/clock';
import type { Application } from '../store/applications';
import { findApplication } from '../store/applications';
import { logEvent } from '../store/event-log';
import type { Db } from '../store/schema';
import { findTicket, insertTicket, type SupportTicket } from '../store/support-tickets';
import type { Caller, CheckoutCaller, WidgetCaller } from './caller';
import { requireCustomerApplication } from './customer-applications';
import { consumeRateLimit, customerLimits } from './limits';
import { currentPayment } from './payments/authorized-payment';
import { isOwner } from './payments/ownership';
import type { PaymentDeps } from './payments/payment-deps';
import { readableNumber } from './readable-number';
import { Refusal } from './refusal';

interface TicketDeps {
  readonly db: Db;
  readonly clock: Clock;
}
type Question = RequestOf<typeof createPaymentTicket>;
type Answer = ResponseOf<typeof createPaymentTicket>;

/** For the application of the caller's payment; 4100 if the session may not know it. */
export async function ticketOfPayment(deps: PaymentDeps, caller: CheckoutCaller, asked: Question): Promise<Answer> {
  const txn = await currentPayment(deps, caller);
  const reference = isOwner(caller, txn) ? txn.applicationReference : null;
  const application = reference === null ? null : await findApplication(deps.db, reference);
  if (!application) throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: 'no application' });
  return createTicket(deps, caller, application, asked);
}

/** For an application of the session's number. */
export const ticketOfApplication = async (
  deps: TicketDeps,
  caller: WidgetCaller,
  { applicationId, ...asked }: Question & { readonly applicationId: string },
): Promise<Answer> => createTicket(deps, caller, await requireCustomerApplication(deps, caller, applicationId), asked);

/** The same question about the same application is the same ticket; the sixth within a day is 429. */
async function createTicket(
  deps: TicketDeps,
  { requestId }: Caller,
  application: Application,
  { topic, message }: Question,
): Promise<Answer> {
  const { reference: applicationReference, applicationId, merchantKey } = application;
  const question = { applicationReference, topic, message };
  const known = await findTicket(deps.db, question);
  if (known) return answerOf(application, known);
  const nowMs = deps.clock.nowMs();
  await consumeRateLimit(deps.db, customerLimits.ticketsOfApplication, [applicationId], nowMs);
  const ticket: SupportTicket = {
    ...question,
    ticketId: readableNumber('KT'),
    status: 'OPEN',
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  };
  const isFirst = await deps.db.transaction().execute(async (trx) => {
    if (!(await insertTicket(trx, ticket))) return false;
    const details = { ticketId: ticket.ticketId, applicationId, topic };
    await logEvent(trx, { type: 'ticketCreated', atMs: nowMs, merchantKey, agentId: null, requestId, details });
    return true;
  });
  const stands = isFirst ? ticket : await findTicket(deps.db, question);
  if (!stands) throw new Error('a ticket that is there was not found');
  return answerOf(application, stands);
}

const answerOf = ({ applicationId }: Application, { ticketId, status, updatedAtMs }: SupportTicket): Answer => ({
  ticketId,
  applicationId,
  status,
  updatedDate: dayInIndia(updatedAtMs),
});
