import { formatPaise, formatRupees, percentText } from '../../shared/format/number';
import type { Locale } from '../../shared/locales';
import { messagesIn } from '../../shared/messages/define-messages';
import { percentOf } from '../../shared/money/rate';
import { loansMessages } from '../dashboard/messages';
import { disputesMessages } from '../disputes/messages';
import { consentsMessages } from './consents.messages';
import { type Line, page, paragraph, table } from './file-page';
import type { PersonalData } from './personal-data';
import { heldMessages } from './personal-data.messages';

/** Stored personal data of a customer as one self-contained, printable page. */
export function readableFile(held: PersonalData, locale: Locale): string {
  const { parts, file } = messagesIn(locale, heldMessages);
  const { moment } = messagesIn(locale, consentsMessages);
  return page(locale, file.heading, [
    paragraph(file.made(moment(held.madeAtMs))),
    aboutYou(held, locale),
    ...ordersOf(held, locale),
    ...linesOf(held, locale),
    consentsOf(held, locale),
    ...questionsOf(held, locale),
    paragraph(`${parts.never.title}: ${parts.never.text}`),
  ]);
}

/** The word for how something stands; one that has none is said as the server says it. */
const stateIn = (states: Readonly<Record<string, string>>, code: string): string => states[code] ?? code;

function aboutYou(held: PersonalData, locale: Locale): string {
  const { parts, file } = messagesIn(locale, heldMessages);
  const { labels, notGiven } = file;
  return table(parts.you.title, file.nothing, [
    [
      [labels.mobile, held.mobile],
      [labels.name, held.name ?? notGiven],
      [labels.email, held.email ?? notGiven],
      [labels.language, held.language ?? notGiven],
      [labels.whatsapp, held.isWhatsappAllowed ? file.yes : file.no],
    ],
  ]);
}

/** Orders with their loans, and of these what falls due, what was paid and what was given back. */
function ordersOf({ orders }: PersonalData, locale: Locale): readonly string[] {
  const { parts, file } = messagesIn(locale, heldMessages);
  const { labels, notGiven, states, nothing } = file;
  const { moment } = messagesIn(locale, consentsMessages);
  const { day } = messagesIn(locale, loansMessages);
  const ofAll = (rows: (order: PersonalData['orders'][number]) => readonly Line[]): readonly Line[] =>
    orders.flatMap(rows);
  return [
    table(
      parts.orders.title(orders.length),
      nothing,
      orders.map((order) => [
        [labels.order, order.orderId],
        [labels.shop, order.merchantName],
        [labels.amount, formatRupees(order.amountRupees)],
        [labels.lender, order.lenderName ?? notGiven],
        [labels.plan, order.emiPlanId ?? notGiven],
        [labels.account, order.account ?? notGiven],
        [labels.state, stateIn(states, order.loan?.status ?? order.status)],
        [labels.loan, order.loan ? formatPaise(order.loan.loanPaise) : notGiven],
        [labels.rate, order.loan ? percentText(percentOf(order.loan.annualRateBps)) : notGiven],
        [labels.when, moment(order.atMs)],
      ]),
    ),
    table(
      file.instalments,
      nothing,
      ofAll(({ orderId, loan }) =>
        (loan?.instalments ?? []).map((due) => [
          [labels.order, orderId],
          [labels.number, String(due.number)],
          [labels.due, day(due.dueOn)],
          [labels.amount, formatPaise(due.paymentPaise + due.chargesPaise)],
          [labels.state, stateIn(states, due.state)],
          [labels.paid, due.paidAtMs === null ? '' : moment(due.paidAtMs)],
        ]),
      ),
    ),
    table(
      file.repayments,
      nothing,
      ofAll(({ orderId, loan }) =>
        (loan?.repayments ?? []).map((paid) => [
          [labels.order, orderId],
          [labels.topic, stateIn(states, paid.kind)],
          [labels.number, paid.number === null ? '' : String(paid.number)],
          [labels.amount, formatPaise(paid.amountPaise)],
          [labels.when, moment(paid.atMs)],
        ]),
      ),
    ),
    table(
      file.refunds,
      nothing,
      ofAll(({ orderId, refunds }) =>
        refunds.map((refund) => [
          [labels.order, orderId],
          [labels.ticket, refund.refundId],
          [labels.amount, formatPaise(refund.amountPaise)],
          [labels.state, stateIn(states, refund.status)],
          [labels.when, moment(refund.atMs)],
        ]),
      ),
    ),
  ];
}

/** Accounts, activations and applications. */
function linesOf({ accounts, registrations, applications }: PersonalData, locale: Locale): readonly string[] {
  const { parts, file } = messagesIn(locale, heldMessages);
  const { labels, notGiven, states, nothing } = file;
  const { moment } = messagesIn(locale, consentsMessages);
  return [
    table(
      parts.accounts.title(accounts.length),
      nothing,
      accounts.map(({ lenderName, account, linkedAtMs }) => [
        [labels.lender, lenderName],
        [labels.account, account],
        [labels.when, moment(linkedAtMs)],
      ]),
    ),
    table(
      parts.registrations.title(registrations.length),
      nothing,
      registrations.map(({ lenderName, status, startedAtMs, endedAtMs }) => [
        [labels.lender, lenderName],
        [labels.state, stateIn(states, status)],
        [labels.when, moment(startedAtMs)],
        [labels.ended, endedAtMs === null ? '' : moment(endedAtMs)],
      ]),
    ),
    table(
      parts.applications.title(applications.length),
      nothing,
      applications.map((application) => [
        [labels.application, application.applicationId],
        [labels.lender, application.lenderName],
        [labels.name, application.name],
        [labels.email, application.email ?? notGiven],
        [labels.state, stateIn(states, application.status)],
        [labels.when, moment(application.atMs)],
      ]),
    ),
  ];
}

function consentsOf({ consents }: PersonalData, locale: Locale): string {
  const { parts, file } = messagesIn(locale, heldMessages);
  const { labels } = file;
  const { kinds, states, moment } = messagesIn(locale, consentsMessages);
  return table(
    parts.consents.title(consents.length),
    file.nothing,
    consents.map((consent) => [
      [labels.consent, kinds[consent.kind](consent.lenderName ?? consent.merchantName ?? '')],
      [labels.version, consent.version],
      [labels.fingerprint, consent.textHash],
      [labels.state, states[consent.state]],
      [labels.when, moment(consent.givenAtMs)],
      [labels.withdrawn, consent.withdrawnAtMs === null ? '' : moment(consent.withdrawnAtMs)],
    ]),
  );
}

/** Vouchers, and what was asked and said. */
function questionsOf({ vouchers, disputes, tickets, feedback }: PersonalData, locale: Locale): readonly string[] {
  const { parts, file } = messagesIn(locale, heldMessages);
  const { labels, notGiven, states, nothing } = file;
  const { moment } = messagesIn(locale, consentsMessages);
  const { topics } = messagesIn(locale, disputesMessages).contact;
  return [
    table(
      parts.vouchers.title(vouchers.length),
      nothing,
      vouchers.map((voucher) => [
        [labels.shop, voucher.merchantHandle],
        [labels.order, voucher.orderId],
        [labels.when, moment(voucher.earnedAtMs)],
        [labels.used, voucher.usedAtMs === null ? '' : moment(voucher.usedAtMs)],
        [labels.orderCancelled, voucher.withdrawnAtMs === null ? '' : moment(voucher.withdrawnAtMs)],
      ]),
    ),
    table(
      parts.disputes.title(disputes.length),
      nothing,
      disputes.map((dispute) => [
        [labels.ticket, dispute.ticketId],
        [labels.topic, topics[dispute.topic]],
        [labels.order, dispute.orderId ?? notGiven],
        [labels.email, dispute.email ?? notGiven],
        [labels.state, stateIn(states, dispute.status)],
        [labels.when, moment(dispute.openedAtMs)],
        [labels.ended, dispute.closedAtMs === null ? '' : moment(dispute.closedAtMs)],
      ]),
    ),
    table(
      file.threads,
      nothing,
      disputes.flatMap(({ ticketId, thread }) =>
        thread.map(
          (entry): Line => [
            [labels.ticket, ticketId],
            [labels.who, stateIn(states, entry.kind)],
            [labels.words, entry.text ?? ''],
            [labels.files, entry.files.map(({ name }) => name).join(', ')],
            [labels.when, moment(entry.atMs)],
          ],
        ),
      ),
    ),
    table(
      parts.tickets.title(tickets.length),
      nothing,
      tickets.map((ticket) => [
        [labels.ticket, ticket.ticketId],
        [labels.words, ticket.message],
        [labels.state, stateIn(states, ticket.status)],
        [labels.when, moment(ticket.atMs)],
      ]),
    ),
    table(
      parts.feedback.title(feedback.length),
      nothing,
      feedback.map(({ rating, message, atMs }) => [
        [labels.rating, String(rating)],
        [labels.words, message],
        [labels.when, moment(atMs)],
      ]),
    ),
  ];
}
