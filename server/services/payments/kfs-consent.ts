import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type { Kfs } from '../../../shared/api/kfs';
import type {
  authorizeKfs,
  ComparedOffer,
  calculateKfs,
  compareOffers,
  consentedKfs,
  getKfsData,
} from '../../../shared/api/payment-kfs';
import { maskMobile } from '../../../shared/format/mask';
import { paiseOf } from '../../../shared/money/paise';
import { openUntil } from '../../../shared/rules/order-time';
import { currentStatements, findConsent, findKfs, givenConsent, issuedKfs } from '../../store/kfs';
import type { Transaction } from '../../store/transactions';
import type { CheckoutCaller } from '../caller';
import { kfsAgreed } from '../consents';
import { Refusal } from '../refusal';
import {
  authorizedPayment,
  changeAuthorizedPayment,
  currentPayment,
  withAuthorizedPaymentLock,
} from './authorized-payment';
import { buildKfs, isOfToday } from './build-kfs';
import type { CheckoutDeps } from './customer-offer';
import { isKnownTo } from './ownership';
import type { PaymentDeps } from './payment-deps';
import { type ChosenPlan, planOf } from './payment-plans';
import type { PaymentUnitOfWork } from './payment-unit-of-work';
import { financedRupees } from './price-parts';
import { progressOf, sendOtpIfNext } from './progress';
import { statementUrlOf } from './statement-link';

/** The statement of the reserved loan, in the caller's language, issued once per language and day: interest runs from
 *  the disbursal. On a later day it is issued again with the same end of validity. */
export async function kfsToAgreeTo(deps: CheckoutDeps, caller: CheckoutCaller): Promise<ResponseOf<typeof getKfsData>> {
  const txn = await authorizedPayment(deps, caller);
  if (txn.state.plan?.kfsEnabled === false)
    return { kfsEnabled: false, kfsData: null, printUrl: null, txnDetails: txnDetailsOf(caller, txn) };
  if (txn.state.credit !== 'reserved') throw new Refusal('PAYMENT_INVALID_TRANSACTION', { why: 'nothing is reserved' });
  const kfsData = await statementOf(deps, caller, txn);
  return {
    kfsEnabled: true,
    kfsData,
    printUrl: statementUrlOf(deps, { txnUuid: txn.txnUuid, contentHash: kfsData.contentHash }),
    txnDetails: txnDetailsOf(caller, txn),
  };
}

const txnDetailsOf = ({ merchant }: CheckoutCaller, { txnId, orderId }: Transaction) => ({
  txnId,
  orderId,
  merchantName: merchant.name,
});

export async function agreeToKfs(
  deps: CheckoutDeps,
  caller: CheckoutCaller,
  { kfsVersion, contentHash }: RequestOf<typeof authorizeKfs>,
): Promise<ResponseOf<typeof authorizeKfs>> {
  const txn = await authorizedPayment(deps, caller);
  const issued =
    txn.reservationKey === null ? [] : await currentStatements(deps.db, txn.reservationKey, deps.clock.nowMs());
  const kfs = issued
    .filter((each) => isOfToday(each, deps.clock.nowMs()))
    .find((each) => each.contentHash === contentHash && each.kfsVersion === kfsVersion);
  if (!kfs) throw new Refusal('PAYMENT_KFS_CHANGED', { why: 'another statement is current' });
  const consent = { kfsVersion, contentHash, consentedAtMs: deps.clock.nowMs() };
  const after = await changeAuthorizedPayment(deps, caller, txn, async (unit) => {
    if (unit.txn.reservationKey !== txn.reservationKey) throw new Refusal('PAYMENT_KFS_CHANGED');
    await unit.apply({ type: 'kfsAccepted' }, { kfsHash: contentHash });
    unit.also(
      givenConsent({
        ...consent,
        language: kfs.language,
        txnUuid: txn.txnUuid,
        maskedMobile: maskMobile(txn.mobile ?? ''),
        clientIpHash: deps.hasher.hash('client-ip', caller.clientIp),
      }),
    );
    const { txnUuid, lenderId, mobile } = unit.txn;
    if (mobile !== null)
      unit.also(
        kfsAgreed(
          deps,
          { ...caller, mobile, language: kfs.language, place: 'CHECKOUT', merchantKey: caller.merchant.merchantKey },
          { txnUuid, lenderId, kfsVersion, contentHash },
        ),
      );
    return unit.txn;
  });
  const ready = await sendOtpIfNext(deps, after, caller);
  return { ...progressOf(ready, deps.clock.nowMs()), consent };
}

/** The agreed statement, for a session with the verified number. */
export async function agreedKfs(deps: PaymentDeps, caller: CheckoutCaller): Promise<ResponseOf<typeof consentedKfs>> {
  const txn = await currentPayment(deps, caller);
  const nothing = { kfsData: null, consent: null, printUrl: null };
  if (txn.kfsHash === null || !isKnownTo(caller, txn)) return nothing;
  const kfsData = await findKfs(deps.db, txn.txnUuid, txn.kfsHash);
  const consent = await findConsent(deps.db, txn.txnUuid, txn.kfsHash);
  if (!kfsData || !consent) return nothing;
  return { kfsData, consent, printUrl: statementUrlOf(deps, { txnUuid: txn.txnUuid, contentHash: txn.kfsHash }) };
}

/** Cost of a plan; nothing is stored. */
export async function calculatedKfs(
  deps: PaymentDeps,
  caller: CheckoutCaller,
  asked: RequestOf<typeof calculateKfs>,
): Promise<ResponseOf<typeof calculateKfs>> {
  const txn = await currentPayment(deps, caller);
  const chosen = planOf(caller.merchant, asked, txn.amountRupees);
  return { kfsEnabled: chosen.lender.kfsEnabled, kfsData: calculation(caller, txn, chosen, deps.clock.nowMs()) };
}

/** Cost of two plans at one moment; nothing is stored. */
export async function comparedOffers(
  deps: PaymentDeps,
  caller: CheckoutCaller,
  asked: RequestOf<typeof compareOffers>,
): Promise<ResponseOf<typeof compareOffers>> {
  const txn = await currentPayment(deps, caller);
  const nowMs = deps.clock.nowMs();
  const offerOf = (plan: typeof asked.first): ComparedOffer => {
    const chosen = planOf(caller.merchant, plan, txn.amountRupees);
    const { penalBpsPerMonth, foreclosureBps, bounceChargeRupees } = chosen.lender.loanTerms;
    return {
      kfsData: calculation(caller, txn, chosen, nowMs),
      charges: { lateBps: penalBpsPerMonth, earlyBps: foreclosureBps, bouncePaise: paiseOf(bounceChargeRupees) },
    };
  };
  return { first: offerOf(asked.first), second: offerOf(asked.second) };
}

const calculation = (caller: CheckoutCaller, txn: Transaction, chosen: ChosenPlan, nowMs: number): Kfs =>
  buildKfs({
    ...chosen,
    language: caller.language,
    amountRupees: txn.amountRupees,
    dueRupees: 0,
    merchantName: caller.merchant.name,
    orderId: txn.orderId,
    maskedMobile: null,
    proposalNumber: `${txn.txnId}-0`,
    issuedAtMs: nowMs,
  });

async function statementOf(deps: PaymentDeps, caller: CheckoutCaller, txn: Transaction): Promise<Kfs> {
  const { reservationKey, lenderId, emiPlanId, mobile } = txn;
  if (reservationKey === null || lenderId === null || emiPlanId === null || mobile === null)
    throw new Error('a reservation without a plan');
  const nowMs = deps.clock.nowMs();
  const inLanguage = (issued: readonly Kfs[]) =>
    issued.find((each) => each.language === caller.language && isOfToday(each, nowMs));
  const issued = await currentStatements(deps.db, reservationKey, nowMs);
  const [follows = null] = issued;
  const found = inLanguage(issued);
  if (found) return found;
  const kfs = buildKfs({
    ...planOf(caller.merchant, { lenderId, emiPlanId }, financedRupees(txn)),
    language: caller.language,
    amountRupees: txn.amountRupees,
    dueRupees: txn.dueRupees,
    merchantName: caller.merchant.name,
    orderId: txn.orderId,
    maskedMobile: maskMobile(mobile),
    proposalNumber: `${txn.txnId}-${txn.attempt}`,
    // The same offer in another language has the same time.
    issuedAtMs: follows && isOfToday(follows, nowMs) ? follows.issuedAtMs : nowMs,
    follows,
  });
  const issue = (unit: PaymentUnitOfWork): Kfs => {
    unit.also(issuedKfs(txn.txnUuid, reservationKey, kfs));
    unit.note(openUntil(unit.txn, kfs.validUntilMs));
    return kfs;
  };
  const isFirst = await changeAuthorizedPayment(deps, caller, txn, async (unit) =>
    unit.txn.changes === txn.changes ? issue(unit) : null,
  );
  if (isFirst) return kfs;
  // Simultaneous calls of two tabs: the second one gets the first one's statement.
  return withAuthorizedPaymentLock(
    deps,
    caller,
    async (locked) => inLanguage(await currentStatements(locked.trx, reservationKey, nowMs)) ?? issue(locked),
  );
}
