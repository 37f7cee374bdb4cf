import type { ResponseOf } from '../../shared/api/endpoint';
import type { heldData } from '../../shared/api/personal-data';
import { counts } from '../rules/consent-standing';
import { asOf, type LoanBook } from '../rules/loan';
import { PERSONAL_DATA_LIMIT } from '../rules/personal-data-limit';
import { consentsOf } from '../store/consents';
import { accountsOf, findCustomer, sessionsOf } from '../store/customers';
import type { Debtor } from '../store/debtor';
import { loansBehind, refundsOf, repaymentsOf } from '../store/loans';
import {
  storedApplications,
  storedDisputes,
  storedFeedback,
  storedOrders,
  storedRegistrations,
  storedThreads,
  storedTickets,
} from '../store/personal-data';
import type { Db } from '../store/schema';
import { vouchersOf } from '../store/vouchers';
import type { SiteCaller } from './caller';
import { consentsOfOwner } from './customer-consents';
import type { LoanDeps } from './loans/loan-deps';
import { instalmentsOf, refundOf, repaymentOf } from './loans/loan-views';
import { requireMobile } from './logins';
import { lenderName } from './offers';
import { beginMissingLoans } from './payments/begin-loan';
import type { Hasher } from './secrets';
import { shownDetails, unsealDetails } from './telesales/filed-details';

type PersonalData = ResponseOf<typeof heldData>;

export async function personalDataOf(
  deps: Pick<LoanDeps, 'db' | 'clock'> & { readonly hasher: Hasher },
  caller: SiteCaller,
): Promise<PersonalData> {
  const owner: Debtor = { mobile: requireMobile(caller), lenderId: caller.site.lenderId };
  const { mobile, lenderId } = owner;
  const { db } = deps;
  const nowMs = deps.clock.nowMs();
  await beginMissingLoans(deps, mobile);
  const ledger = await consentsOf(db, mobile);
  const [accounts, registrations, applications, vouchers, tickets, feedback] = await Promise.all([
    accountsOf(db, mobile),
    storedRegistrations(db, owner),
    storedApplications(db, owner),
    vouchersOf(db, owner, PERSONAL_DATA_LIMIT),
    storedTickets(db, owner),
    storedFeedback(db, mobile),
  ]);
  return {
    madeAtMs: nowMs,
    mobile,
    ...(await findCustomer(db, mobile)),
    isWhatsappAllowed: counts(ledger, 'WHATSAPP'),
    sessions: await sessionsOf(db, mobile, nowMs),
    orders: await ordersOf(db, owner, nowMs),
    accounts: accounts
      .filter(({ lender_id }) => lenderId === null || lender_id === lenderId)
      .map(({ lender_id, masked_account, linked_at_ms }) => ({
        lenderName: lenderName(lender_id),
        account: masked_account,
        linkedAtMs: linked_at_ms,
      })),
    registrations: registrations.map(({ lender_id, status, started_at_ms, ended_at_ms }) => ({
      lenderName: lenderName(lender_id),
      status,
      startedAtMs: started_at_ms,
      endedAtMs: ended_at_ms,
    })),
    applications: applications.map((application) => ({
      applicationId: application.application_id,
      lenderName: lenderName(application.lender_id),
      name: application.user_name,
      email: application.email,
      status: application.status,
      filed:
        application.sealed_details === null
          ? null
          : shownDetails(unsealDetails(deps.hasher, application.reference, application.sealed_details)),
      atMs: application.created_at_ms,
    })),
    consents: consentsOfOwner(ledger, owner).map(({ row, state, withdrawnAtMs }) => ({
      kind: row.kind,
      state,
      version: row.version,
      textHash: row.textHash,
      lenderName: row.lenderId === null ? null : lenderName(row.lenderId),
      merchantName: row.merchantName,
      givenAtMs: row.atMs,
      withdrawnAtMs,
    })),
    vouchers: vouchers.map(({ handle, orderId, grantedAtMs, redeemedAtMs, withdrawnAtMs }) => ({
      merchantHandle: handle,
      orderId,
      earnedAtMs: grantedAtMs,
      usedAtMs: redeemedAtMs,
      withdrawnAtMs,
    })),
    disputes: await disputesOf(db, owner),
    tickets: tickets.map(({ ticket_id, message, status, created_at_ms }) => ({
      ticketId: ticket_id,
      message,
      status,
      atMs: created_at_ms,
    })),
    feedback: feedback.map(({ rating, message, at_ms }) => ({ rating, message, atMs: at_ms })),
  };
}

async function ordersOf(db: Db, owner: Debtor, nowMs: number): Promise<PersonalData['orders']> {
  const orders = await storedOrders(db, owner);
  const names = orders.map(({ txn_uuid }) => txn_uuid);
  const [books, repayments, refunds] = await Promise.all([
    loansBehind(db, names),
    repaymentsOf(db, names),
    refundsOf(db, names),
  ]);
  const loans = new Map(books.map((book) => [book.loan.txnUuid, asOf(book, nowMs)]));
  const repaid = listed(repayments, ({ txn_uuid }) => txn_uuid);
  const returned = listed(refunds, ({ txn_uuid }) => txn_uuid);
  return orders.map((order) => {
    const book = loans.get(order.txn_uuid);
    return {
      orderId: order.order_id,
      merchantName: order.merchant_name,
      amountRupees: order.amount_rupees,
      status: order.status,
      lenderName: order.lender_id === null ? null : lenderName(order.lender_id),
      emiPlanId: order.emi_plan_id,
      account: order.repayment_account,
      loan: book ? { ...loanOf(book), repayments: (repaid.get(order.txn_uuid) ?? []).map(repaymentOf) } : null,
      refunds: (returned.get(order.txn_uuid) ?? []).map(refundOf),
      atMs: order.created_at_ms,
    };
  });
}

const loanOf = (book: LoanBook) => ({
  status: book.loan.status,
  loanPaise: book.loan.loanPaise,
  annualRateBps: book.loan.annualRateBps,
  instalments: instalmentsOf(book),
  beganAtMs: book.loan.beganAtMs,
  endedAtMs: book.loan.endedAtMs,
});

async function disputesOf(db: Db, owner: Debtor): Promise<PersonalData['disputes']> {
  const disputes = await storedDisputes(db, owner);
  const ticketIds = disputes.map(({ ticket_id }) => ticket_id);
  const { entries, files } = await storedThreads(db, ticketIds);
  const written = listed(entries, ({ ticket_id }) => ticket_id);
  const sent = listed(files, ({ entry_id }) => entry_id);
  return disputes.map((dispute) => ({
    ticketId: dispute.ticket_id,
    topic: dispute.topic,
    status: dispute.status,
    orderId: dispute.order_id,
    email: dispute.email,
    openedAtMs: dispute.opened_at_ms,
    closedAtMs: dispute.closed_at_ms,
    thread: (written.get(dispute.ticket_id) ?? []).map(({ entry_id, kind, text, at_ms }) => ({
      kind,
      text,
      atMs: at_ms,
      files: (sent.get(entry_id) ?? []).map((file) => ({
        fileId: file.file_id,
        name: file.name,
        kind: file.kind,
        sizeBytes: file.size_bytes,
      })),
    })),
  }));
}

/** Rows grouped by key, in order. */
function listed<Key, Row>(rows: readonly Row[], keyOf: (row: Row) => Key): ReadonlyMap<Key, readonly Row[]> {
  const lists = new Map<Key, Row[]>();
  for (const row of rows) {
    const list = lists.get(keyOf(row));
    if (list) list.push(row);
    else lists.set(keyOf(row), [row]);
  }
  return lists;
}
