import type { FastifyBaseLogger } from 'fastify';
import type { JWTVerifyGetKey } from 'jose';
import { type BasketLine, basketPaise, linePaise } from '../../catalogue/basket';
import { products } from '../../catalogue/products';
import {
  type AmountTerms,
  ProviderAway,
  type ProviderClient,
  ProviderRefusal,
  type StartedTransaction,
} from '../provider/provider-client';
import type { ResultClaims } from '../provider/result-claims';
import { KeysUnavailable, ResultError, verifyResult } from '../provider/verify-result';
import { createRecent } from './create-recent';
import { type Order, type ProofWay, withResult, withTransaction } from './order';
import { newOrderId, type OrderStore } from './order-store';

/** Maximum age of a result on arrival. Every attempt of a webhook is signed again, and a page submits a result at once;
 *  the answer to the shop's own query may be a week old (null: any age). */
const RESULT_MAX_AGE_S = { webhook: 5 * 60, page: 15 * 60, track: null } as const satisfies Record<
  ProofWay,
  number | null
>;

/** A polling page does not make the shop query the provider more often than this. */
const ASK_AGAIN_AFTER_MS = 2_000;
/** The monthly cost of an amount changes with the lenders' plans, which is rare. */
const TERMS_TTL_MS = 5 * 60_000;
const REMEMBERED_AT_MOST = 1_000;

/** The order is paid: no other payment can start. */
export class AlreadyPaid extends Error {}

type Submission =
  | { readonly outcome: 'recorded'; readonly order: Order }
  | { readonly outcome: 'known'; readonly order: Order }
  | { readonly outcome: 'unknownOrder' };

/** Order operations. A payment is recorded only after its result has been verified here. */
export function createOrderService(shop: {
  readonly store: OrderStore;
  readonly provider: ProviderClient;
  readonly keys: JWTVerifyGetKey;
  readonly providerOrigin: string;
  readonly merchantKey: string;
  readonly shopOrigin: string;
  readonly nowMs: () => number;
}) {
  const { store, provider } = shop;
  const remembered = { atMost: REMEMBERED_AT_MOST, nowMs: shop.nowMs };
  const asked = createRecent<string, true>({ ...remembered, ttlMs: ASK_AGAIN_AFTER_MS });
  const terms = createRecent<number, AmountTerms>({ ...remembered, ttlMs: TERMS_TTL_MS });

  async function start(order: Order, returnPath: string): Promise<{ order: Order; transaction: StartedTransaction }> {
    const transaction = await provider.startTransaction(
      {
        orderId: order.orderId,
        amount: order.amountPaise / 100,
        items: order.lines.map((line) => ({
          productId: line.productId,
          name: products[line.productId].name,
          quantity: line.quantity,
          amountPaise: linePaise(line),
        })),
        returnUrl: `${shop.shopOrigin}${returnPath}?${new URLSearchParams({ order: order.orderId })}`,
      },
      order.transactions.length + 1,
    );
    // A webhook may have arrived meanwhile, so the stored order is extended.
    return { order: store.keep(withTransaction(store.find(order.orderId) ?? order, transaction.txnUuid)), transaction };
  }

  function record(claims: ResultClaims, way: ProofWay, expected?: Order): Submission {
    const order = store.find(claims.orderId);
    if (!order) return { outcome: 'unknownOrder' };
    if (expected && expected.orderId !== order.orderId) throw new ResultError('another order');
    const recording = withResult(order, claims, way, shop.nowMs());
    switch (recording.outcome) {
      case 'recorded':
        return { outcome: 'recorded', order: store.keep(recording.order) };
      case 'known':
        return { outcome: 'known', order };
      case 'refused':
        throw new ResultError(recording.why);
      default:
        return recording satisfies never;
    }
  }

  const verified = (signedResult: string, way: ProofWay): Promise<ResultClaims> =>
    verifyResult(signedResult, { ...shop, maxAgeS: RESULT_MAX_AGE_S[way], nowMs: shop.nowMs() });

  return {
    /** Stores a new order and starts its payment. An order without a payment is not stored. */
    place(shopperId: string, lines: readonly BasketLine[], returnPath: string) {
      const order: Order = {
        orderId: newOrderId(),
        shopperId,
        lines,
        amountPaise: basketPaise(lines),
        placedAtMs: shop.nowMs(),
        transactions: [],
        payment: { state: 'open' },
        proofs: [],
      };
      return start(order, returnPath);
    },

    /** Starts another payment of an order; the provider ends the earlier one. Throws `AlreadyPaid`. */
    async startAgain(order: Order, returnPath: string) {
      if (order.payment.state === 'paid') throw new AlreadyPaid(order.orderId);
      return start(order, returnPath);
    },

    /** The shopper's order; undefined if unknown or placed by another shopper. */
    find(orderId: string, shopperId: string): Order | undefined {
      const order = store.find(orderId);
      return order?.shopperId === shopperId ? order : undefined;
    },

    /** Records a signed result. Throws a `ResultError` or `KeysUnavailable`. `expected`: the order that the page
     *  claims. */
    async submit(signedResult: string, way: 'webhook' | 'page', expected?: Order): Promise<Submission> {
      return record(await verified(signedResult, way), way, expected);
    },

    /**
     * Current order; queries the provider if no result has arrived. Returns the stored order if the provider is down.
     */
    async current(order: Order, log: FastifyBaseLogger): Promise<Order> {
      if (order.payment.state !== 'open' || order.transactions.length === 0) return order;
      if (asked.get(order.orderId)) return order;
      asked.keep(order.orderId, true);
      try {
        const { signedResult } = await provider.trackOrder(order.orderId);
        if (signedResult === null) return order;
        const submission = record(await verified(signedResult, 'track'), 'track', order);
        return submission.outcome === 'unknownOrder' ? order : submission.order;
      } catch (error) {
        const isExpected = [ProviderAway, ProviderRefusal, KeysUnavailable, ResultError].some(
          (kind) => error instanceof kind,
        );
        if (!isExpected) throw error;
        log.warn({ err: error, orderId: order.orderId }, 'the provider could not be asked about an order');
        return order;
      }
    },

    /** Whether an amount (whole rupees) can be paid in instalments, and the lowest monthly amount. */
    async termsFor(amount: number): Promise<AmountTerms> {
      return terms.get(amount) ?? terms.keep(amount, await provider.termsFor(amount));
    },
  };
}
export type OrderService = ReturnType<typeof createOrderService>;
