import type { changeProfile, forgetMe, Profile } from '../../shared/api/customer';
import type { RequestOf, ResponseOf } from '../../shared/api/endpoint';
import type { sendFeedback } from '../../shared/api/feedback';
import { maskMobile } from '../../shared/format/mask';
import { VOUCHER_ACTIVE_MS } from '../../shared/rules/voucher';
import { counts, standingsOf } from '../rules/consent-standing';
import { consentsOf, consentWithdrawn, type LedgerRow, lockConsents } from '../store/consents';
import {
  accountsOf,
  countsOf,
  customerForgotten,
  customerSaved,
  feedbackGiven,
  findCustomer,
  sessionsOf,
} from '../store/customers';
import type { Debtor } from '../store/debtor';
import { openTicketsOf } from '../store/disputes';
import { logOutEverywhere } from '../store/sessions';
import { vouchersOf } from '../store/vouchers';
import { type Write, writeAll } from '../store/write';
import type { SiteCaller } from './caller';
import { placeOf, whatsappAgreed } from './consents';
import { consentsOfOwner } from './customer-consents';
import { consumeRateLimit } from './limits';
import { type LoginDeps, requireMobile } from './logins';
import { lenderName } from './offers';

export const profileOf = (deps: LoginDeps, caller: SiteCaller): Promise<Profile> =>
  profileAt(deps, { mobile: requireMobile(caller), lenderId: caller.site.lenderId });

export async function changeProfileOf(
  deps: LoginDeps,
  caller: SiteCaller,
  { name, email, language, isWhatsappAllowed }: RequestOf<typeof changeProfile>,
): Promise<Profile> {
  const mobile = requireMobile(caller);
  const change = {
    ...(name !== undefined && { name: name === '' ? null : name }),
    ...(email !== undefined && { email: email === '' ? null : email }),
    ...(language !== undefined && { language }),
  };
  const writes: Write[] = Object.keys(change).length > 0 ? [customerSaved(mobile, change, deps.clock.nowMs())] : [];
  await deps.db.transaction().execute(async (trx) => {
    if (isWhatsappAllowed !== undefined) await lockConsents(trx, mobile, 'WHATSAPP');
    if (isWhatsappAllowed === true) writes.push(whatsappAgreed(deps, agreedBy(caller, mobile)));
    if (isWhatsappAllowed === false) writes.push(...whatsappTakenBack(deps, caller, await consentsOf(trx, mobile)));
    if (writes.length > 0) await writeAll(trx, writes);
  });
  return profileAt(deps, { mobile, lenderId: caller.site.lenderId });
}

export async function forgetCustomer(deps: LoginDeps, caller: SiteCaller): Promise<ResponseOf<typeof forgetMe>> {
  const mobile = requireMobile(caller);
  const consents = await deps.db.transaction().execute(async (trx) => {
    await lockConsents(trx, mobile, 'WHATSAPP');
    const ledger = await consentsOf(trx, mobile);
    await writeAll(trx, [...customerForgotten(mobile), ...whatsappTakenBack(deps, caller, ledger)]);
    await logOutEverywhere(trx, null, mobile);
    return standingsOf(ledger).length;
  });
  caller.site.ended();
  return { kept: { ...(await countsOf(deps.db, mobile)), consents } };
}

/** Answers `POST app/feedback`. Stores a number only from a session that has verified it. Refusals: 429. */
export async function takeFeedback(
  deps: LoginDeps,
  caller: SiteCaller,
  { rating, message = '', mobile: given }: RequestOf<typeof sendFeedback>,
): Promise<ResponseOf<typeof sendFeedback>> {
  const atMs = deps.clock.nowMs();
  await consumeRateLimit(deps.db, deps.limits.feedback, [caller.client], atMs);
  const verified = caller.session?.mobile ?? null;
  const mobile = given === verified ? verified : null;
  const feedback = { rating, message, mobile, language: caller.language, atMs };
  await writeAll(deps.db, [feedbackGiven(feedback)]);
  return { rating };
}

/** `owner`: at a lender's host the profile has no data of other lenders. */
async function profileAt({ db, clock }: LoginDeps, owner: Debtor): Promise<Profile> {
  const { mobile, lenderId } = owner;
  const nowMs = clock.nowMs();
  const [customer, ledger, grants, accounts, openTickets, sessions] = await Promise.all([
    findCustomer(db, mobile),
    consentsOf(db, mobile),
    vouchersOf(db, owner),
    accountsOf(db, mobile),
    openTicketsOf(db, owner),
    sessionsOf(db, mobile, nowMs),
  ]);
  const vouchers = grants
    .flatMap(({ handle, linkSentAtMs, redeemedAtMs, withdrawnAtMs }) =>
      linkSentAtMs === null || redeemedAtMs !== null || withdrawnAtMs !== null
        ? []
        : [{ merchantHandle: handle, activeUntilMs: linkSentAtMs + VOUCHER_ACTIVE_MS }],
    )
    .filter(({ activeUntilMs }) => nowMs < activeUntilMs)
    .sort((one, other) => one.activeUntilMs - other.activeUntilMs);
  return {
    maskedMobile: maskMobile(mobile),
    ...customer,
    isWhatsappAllowed: counts(ledger, 'WHATSAPP'),
    activeVouchers: vouchers.length,
    nextVoucher: vouchers[0] ?? null,
    linkedAccounts: accounts
      .filter(({ lender_id }) => lenderId === null || lender_id === lenderId)
      .map(({ lender_id, masked_account }) => ({ lenderName: lenderName(lender_id), account: masked_account })),
    openTickets,
    sessions,
    consents: consentsOfOwner(ledger, owner).length,
  };
}

const agreedBy = (caller: SiteCaller, mobile: string) => ({
  ...caller,
  mobile,
  place: placeOf(caller),
  merchantKey: caller.merchant.merchantKey,
});

/** A withdrawal of the newest WhatsApp consent; empty if none is in force. */
function whatsappTakenBack(deps: LoginDeps, caller: SiteCaller, ledger: readonly LedgerRow[]): Write[] {
  const newest = ledger.findLast(({ kind }) => kind === 'WHATSAPP');
  if (newest?.action !== 'GIVEN') return [];
  return [
    consentWithdrawn({
      ...newest,
      place: placeOf(caller),
      merchantKey: caller.merchant.merchantKey,
      clientIpHash: deps.hasher.hash('client-ip', caller.clientIp),
      atMs: deps.clock.nowMs(),
    }),
  ];
}
