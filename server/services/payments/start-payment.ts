import { randomInt, randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import { type checkEligibility, ORDER_EXPIRES_SECONDS, type txnInitiate } from '../../../shared/api/pg';
import { lowestEmi } from '../../../shared/lenders';
import { paiseOf } from '../../../shared/money/paise';
import { isOriginOf } from '../../../shared/rules/merchant-origins';
import { initialPayment, isFinal } from '../../../shared/rules/payment-flow';
import type { Merchant } from '../../store/merchants';
import { toTimeline } from '../../store/payment-timeline';
import { findByOrder, insertTransaction, type Transaction } from '../../store/transactions';
import type { Write } from '../../store/write';
import type { MerchantCaller } from '../caller';
import { nearestAmount, offersFor } from '../offers';
import { Refusal } from '../refusal';
import { endByMerchant } from './cancel-payment';
import { checkoutTokenOf, paymentLinkOf, referenceOf, secretHash } from './open-transaction';
import type { PaymentDeps } from './payment-deps';

/** Digits and letters, without those of similar shape. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const newTxnId = (): string => `KD${Array.from({ length: 8 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
const UNIQUE_VIOLATION = '23505';

/** Whether an amount has plans at this merchant; no personal data. */
export function amountEligibility(
  { merchant }: Pick<MerchantCaller, 'merchant'>,
  amount: number,
): ResponseOf<typeof checkEligibility> {
  const lenders = offersFor(merchant, amount).filter((each) => lowestEmi(each) !== null);
  return {
    isEligible: lenders.length > 0,
    lenderIds: lenders.map(({ lenderId }) => lenderId),
    lowestEmi: lenders.length > 0 ? Math.min(...lenders.flatMap((each) => lowestEmi(each) ?? [])) : null,
    nearestAmount: nearestAmount(merchant.lenderIds, amount),
  };
}

/** Opens a transaction for an order. Cancels an earlier open one; PAYMENT_DUPLICATE_REQUEST if it is paid, or if the
 *  lender may be paying it. */
export async function startPayment(
  deps: PaymentDeps,
  caller: MerchantCaller,
  asked: RequestOf<typeof txnInitiate>,
): Promise<ResponseOf<typeof txnInitiate>> {
  const { merchant } = caller;
  checkReturnUrl(merchant.origins, asked.returnUrl);
  checkItems(asked);
  const txn = await openOrder(deps, caller, asked);
  return {
    txnUuid: txn.txnUuid,
    checkoutToken: checkoutTokenOf(deps.hasher, txn.txnUuid),
    paymentLink: paymentLinkOf(deps, txn.txnUuid),
    expiresAtMs: txn.expiresAtMs,
    serverNowMs: txn.createdAtMs,
  };
}

/** Opens a payment for an order of a merchant, without checking the caller; refused like {@link startPayment}.
 *  `besides`: written in the same statement. */
export async function openOrder(
  deps: PaymentDeps,
  { merchant, requestId }: Pick<MerchantCaller, 'merchant' | 'requestId'>,
  asked: RequestOf<typeof txnInitiate>,
  besides: (txn: Transaction) => readonly Write[] = () => [],
): Promise<Transaction> {
  checkAmount(merchant.lenderIds, asked.amount);
  for (const earlier of await findByOrder(deps.db, merchant.merchantKey, asked.orderId)) {
    if (earlier.state.status === 'COMPLETE') throw new Refusal('PAYMENT_DUPLICATE_REQUEST');
    if (!isFinal(earlier.state)) await endByMerchant(deps, earlier.txnUuid, requestId);
  }
  const nowMs = deps.clock.nowMs();
  const txn = newTransaction(merchant, asked, nowMs);
  try {
    const secrets = {
      tokenHash: secretHash(deps.hasher, checkoutTokenOf(deps.hasher, txn.txnUuid)),
      referenceHash: secretHash(deps.hasher, referenceOf(deps.hasher, txn.txnUuid)),
    };
    const begun = toTimeline(txn.txnUuid, [{ step: txn.state.step, status: 'INITIATED' }], nowMs);
    await insertTransaction(deps.db, txn, secrets, [begun, ...besides(txn)]);
  } catch (cause) {
    // Simultaneous calls: the other one has opened the order.
    if (cause instanceof Error && 'code' in cause && cause.code === UNIQUE_VIOLATION)
      throw new Refusal('PAYMENT_DUPLICATE_REQUEST', { cause });
    throw cause;
  }
  return txn;
}

/** A new payment, which has its merchant's current no-cost months until its end. */
export function newTransaction(
  { merchantKey, noCostTenures }: Pick<Merchant, 'merchantKey' | 'noCostTenures'>,
  asked: RequestOf<typeof txnInitiate>,
  nowMs: number,
): Transaction {
  return {
    txnUuid: randomUUID(),
    txnId: newTxnId(),
    merchantKey,
    orderId: asked.orderId,
    amountRupees: asked.amount,
    isSplitAllowed: asked.allowSplit ?? false,
    dueRupees: 0,
    noCostTenures,
    isNoCostClosed: false,
    channel: asked.channel,
    isPosMachine: asked.isPosMachine ?? false,
    items: asked.items,
    returnUrl: asked.returnUrl,
    givenMobile: asked.mobile ?? null,
    state: initialPayment(asked.channel === 'ONLINE' ? 'widget' : 'link'),
    ownerHash: null,
    mobile: null,
    isWhatsappConsentAccepted: false,
    lenderId: null,
    emiPlanId: null,
    reservationKey: null,
    attempt: 0,
    lenderPageUrl: null,
    repaymentAccount: null,
    errorName: null,
    signedResult: null,
    kfsHash: null,
    applicationReference: null,
    attemptsRemaining: null,
    resendAtMs: null,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + (asked.orderExpiresInSeconds ?? ORDER_EXPIRES_SECONDS.usual) * 1000,
    extensions: 0,
    askedAtMs: null,
    completedAtMs: null,
    hasLoan: false,
    changes: 0,
  };
}

/** Refuses items that do not sum to the amount with 400: they are in paise, and the amount is in rupees. */
export function checkItems({ amount, items }: Pick<RequestOf<typeof txnInitiate>, 'amount' | 'items'>): void {
  const wholePaise = paiseOf(amount);
  const sumPaise = items.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
  if (sumPaise === wholePaise) return;
  const message =
    sumPaise === amount
      ? `amountPaise is in paise and amount is in rupees, but both are ${amount}: ${amount} rupees are ${wholePaise} paise`
      : `must add up to the amount: ${amount} rupees are ${wholePaise} paise, and the items have ${sumPaise}`;
  throw new Refusal('INVALID_REQUEST', { fields: [{ path: 'items', message }] });
}

/** A shopper can only be redirected to the merchant. */
function checkReturnUrl(origins: readonly string[], returnUrl: string): void {
  if (isOriginOf(origins, new URL(returnUrl).origin)) return;
  throw new Refusal('INVALID_REQUEST', {
    fields: [{ path: 'returnUrl', message: 'must be on an origin that is registered for the merchant' }],
  });
}

function checkAmount(lenderIds: readonly string[], amount: number): void {
  const nearest = nearestAmount(lenderIds, amount);
  if (nearest === null) throw new Refusal('NO_LENDER_CONNECTED');
  if (nearest === amount) return;
  throw new Refusal(nearest < amount ? 'PAYMENT_MAX_AMOUNT_LIMIT' : 'PAYMENT_MIN_AMOUNT_LIMIT');
}
