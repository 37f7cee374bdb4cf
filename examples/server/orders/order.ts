import type { BasketLine } from '../../catalogue/basket';
import type { ResultClaims } from '../provider/result-claims';

/** How a result reached us: the provider's server sent it, the shopper's page brought it, or we asked for it. */
export const proofWays = ['webhook', 'page', 'track'] as const;
export type ProofWay = (typeof proofWays)[number];

/** A signed result that was verified. */
export interface Proof {
  readonly way: ProofWay;
  readonly jti: string;
  readonly txnUuid: string;
  readonly status: ResultClaims['status'];
  readonly verifiedAtMs: number;
}

/** What the shop knows of the payment. `open`: nothing that ends it has been proved. A failure with `mayRetry` can
 *  still become a payment inside the same checkout. */
export type Payment =
  | { readonly state: 'open' }
  /** `duePaise`: what of the price is not on EMI, so that we take it ourselves. */
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
  /** Whose order it is: nobody else may see it. */
  readonly shopperId: string;
  readonly lines: readonly BasketLine[];
  /** With GST. */
  readonly amountPaise: number;
  readonly placedAtMs: number;
  /** The provider's names of the transactions of this order, newest last. */
  readonly transactions: readonly string[];
  readonly payment: Payment;
  /** Oldest first. */
  readonly proofs: readonly Proof[];
}

/** What a verified result does to an order. `known`: the same result came the same way before, and changes nothing.
 *  `refused`: it is genuine and speaks of something else than this order. */
type Recording =
  | { readonly outcome: 'recorded'; readonly order: Order }
  | { readonly outcome: 'known' }
  | { readonly outcome: 'refused'; readonly why: string };

/** A payment that is proved stays proved. Of the rest, only the newest transaction's newest word counts: results may
 *  overtake each other on their ways. */
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

/** The order with one more attempt to pay. What was said of earlier attempts is over. */
export const withTransaction = (order: Order, txnUuid: string): Order => ({
  ...order,
  transactions: [...order.transactions.filter((known) => known !== txnUuid), txnUuid],
  payment: order.payment.state === 'paid' ? order.payment : { state: 'open' },
});
