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

/** How old a result may be when it comes. Every attempt of a webhook is signed anew, and a page hands over what it just
 *  got; what the provider answers to our own question may be of last week (null: any age). */
const RESULT_MAX_AGE_S = { webhook: 5 * 60, page: 15 * 60, track: null } as const satisfies Record<
  ProofWay,
  number | null
>;

/** A page that polls does not make us ask the provider more often than this. */
const ASK_AGAIN_AFTER_MS = 2_000;
/** What an amount costs a month changes with the lenders' plans, and they seldom do. */
const TERMS_KEPT_MS = 5 * 60_000;
const REMEMBERED_AT_MOST = 1_000;

/** The order is paid: nothing more can be started for it. */
export class AlreadyPaid extends Error {}

/** What came of a result that was submitted. */
type Submission =
  | { readonly outcome: 'recorded'; readonly order: Order }
  | { readonly outcome: 'known'; readonly order: Order }
  | { readonly outcome: 'unknownOrder' };

/** Everything that the shop does with orders. Whatever says that one is paid has been verified here first. */
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
  const asked = createRecent<string, true>({ ...remembered, keptMs: ASK_AGAIN_AFTER_MS });
  const terms = createRecent<number, AmountTerms>({ ...remembered, keptMs: TERMS_KEPT_MS });

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
    // A webhook may have come meanwhile: it is the kept order that grows.
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
    /** Keeps a new order and starts its payment. An order whose payment cannot be started is not kept. */
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

    /** Starts another payment for an order; the provider ends the earlier one. Throws `AlreadyPaid`. */
    async startAgain(order: Order, returnPath: string) {
      if (order.payment.state === 'paid') throw new AlreadyPaid(order.orderId);
      return start(order, returnPath);
    },

    /** The shopper's order; undefined also for somebody else's. */
    find(orderId: string, shopperId: string): Order | undefined {
      const order = store.find(orderId);
      return order?.shopperId === shopperId ? order : undefined;
    },

    /** Takes a signed result. Throws a `ResultError` or `KeysUnavailable`. `expected`: the order that the page says it
     *  is for. */
    async submit(signedResult: string, way: 'webhook' | 'page', expected?: Order): Promise<Submission> {
      return record(await verified(signedResult, way), way, expected);
    },

    /** The order as it stands, having asked the provider where nothing has come. When the provider is away, what we
     *  knew before. */
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

    /** Whether an amount (whole rupees) can be paid in instalments, and from how much a month. */
    async termsFor(amount: number): Promise<AmountTerms> {
      return terms.get(amount) ?? terms.keep(amount, await provider.termsFor(amount));
    },
  };
}
export type OrderService = ReturnType<typeof createOrderService>;
