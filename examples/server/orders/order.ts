import type { BasketLine } from '../../catalogue/basket';
import type { ResultClaims } from '../provider/result-claims';

/** Source of a result: the provider's webhook, the shopper's page, or a query by the shop. */
export const proofWays = ['webhook', 'page', 'track'] as const;
export type ProofWay = (typeof proofWays)[number];

export interface Proof {
  readonly way: ProofWay;
  readonly jti: string;
  readonly txnUuid: string;
  readonly status: ResultClaims['status'];
  readonly verifiedAtMs: number;
}

/** State of the payment. `open`: no proof of an end. A failure with `mayRetry` can still become a payment in the same
 *  checkout. */
export type Payment =
  | { readonly state: 'open' }
  /** `duePaise`: part of the price that is not on EMI; the shop collects it. */
  | { readonly state: 'paid'; readonly atMs: number; readonly lenderId: string | null; readonly duePaise: number }
  | { readonly state: 'cancelled'; readonly atMs: number }
  | {
      readonly state: 'failed';
      readonly atMs: number;
      readonly errorCode: number | string | null;
      readonly mayRetry: boolean;
    };

export interface Order {
  readonly orderId: string;
  /** Owner of the order; other shoppers have no access. */
  readonly shopperId: string;
  readonly lines: readonly BasketLine[];
  /** GST included. */
  readonly amountPaise: number;
  readonly placedAtMs: number;
  /** The provider's transaction ids of this order, newest last. */
  readonly transactions: readonly string[];
  readonly payment: Payment;
  /** Oldest first. */
  readonly proofs: readonly Proof[];
}

/** Effect of a verified result. `known`: the same result has arrived in the same way before; no change. `refused`: the
 *  result is genuine but belongs to another order. */
type Recording =
  | { readonly outcome: 'recorded'; readonly order: Order }
  | { readonly outcome: 'known' }
  | { readonly outcome: 'refused'; readonly why: string };

/** A proved payment stays proved. Otherwise only the newest result of the newest transaction counts, as results may
 *  arrive out of order. */
export function withResult(order: Order, claims: ResultClaims, way: ProofWay, nowMs: number): Recording {
  if (claims.orderId !== order.orderId) return { outcome: 'refused', why: 'another order' };
  if (!order.transactions.includes(claims.sub)) return { outcome: 'refused', why: 'a transaction we did not start' };
  if (claims.amount * 100 !== order.amountPaise) return { outcome: 'refused', why: 'another amount' };
  if (duePaiseOf(claims) >= order.amountPaise) return { outcome: 'refused', why: 'nothing is on EMI' };
  if (order.proofs.some((proof) => proof.way === way && proof.jti === claims.jti)) return { outcome: 'known' };
  const { jti, sub: txnUuid, status } = claims;
  const proofs = [...order.proofs, { way, jti, txnUuid, status, verifiedAtMs: nowMs }];
  return { outcome: 'recorded', order: { ...order, proofs, payment: paymentAfter(order, claims) } };
}

const duePaiseOf = ({ amountDueAtMerchant }: ResultClaims): number => (amountDueAtMerchant ?? 0) * 100;

function paymentAfter({ payment, transactions }: Order, claims: ResultClaims): Payment {
  if (payment.state === 'paid') return payment;
  const { status, atMs, lenderId } = claims;
  if (status === 'COMPLETE') return { state: 'paid', atMs, lenderId, duePaise: duePaiseOf(claims) };
  const isNewest = claims.sub === transactions.at(-1);
  if (!isNewest || (payment.state !== 'open' && payment.atMs > claims.atMs)) return payment;
  switch (status) {
    case 'INITIATED':
      return { state: 'open' };
    case 'CANCELED':
      return { state: 'cancelled', atMs: claims.atMs };
    case 'FAILED':
      return { state: 'failed', atMs: claims.atMs, errorCode: claims.errorCode, mayRetry: !claims.isFinal };
    default:
      return status satisfies never;
  }
}

/** The order with one more payment attempt. Results of earlier attempts no longer count. */
export const withTransaction = (order: Order, txnUuid: string): Order => ({
  ...order,
  transactions: [...order.transactions.filter((known) => known !== txnUuid), txnUuid],
  payment: order.payment.state === 'paid' ? order.payment : { state: 'open' },
});
