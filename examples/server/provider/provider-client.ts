import * as z from 'zod';
import { mintAuthToken } from '../auth-token';

const PROVIDER_ANSWERS_WITHIN_MS = 10_000;
/** A call without a response may have been processed: it is repeated once with the same idempotency key. */
const TRIES = 2;

const Envelope = z.discriminatedUnion('success', [
  z.object({ success: z.literal(true), data: z.unknown() }),
  z.object({
    success: z.literal(false),
    code: z.union([z.number().int(), z.string()]),
    message: z.string(),
    data: z.unknown().optional(),
  }),
]);

/** The provider refused the call; `code` is one of its documented errors. */
export class ProviderRefusal extends Error {
  constructor(
    readonly code: number | string,
    message: string,
    readonly httpStatus: number,
    /** Unvalidated data of the refusal. */
    readonly data: unknown,
  ) {
    super(message);
  }
}

/** The provider did not answer, or its answer does not match the API. */
export class ProviderAway extends Error {}

export const StartedTransaction = z.object({
  txnUuid: z.string().min(1).max(64),
  checkoutToken: z.string().min(1),
  paymentLink: z.url({ protocol: /^https?$/ }),
  expiresAtMs: z.number().int(),
});
export type StartedTransaction = z.infer<typeof StartedTransaction>;

const TrackedOrder = z.object({
  txnUuid: z.string(),
  status: z.enum(['INITIATED', 'COMPLETE', 'FAILED', 'CANCELED']),
  /** Null while INITIATED. */
  signedResult: z.string().nullable(),
});

export const AmountTerms = z.object({
  isEligible: z.boolean(),
  /** Whole rupees a month; null without a plan. */
  lowestEmi: z.number().int().nullable(),
});
export type AmountTerms = z.infer<typeof AmountTerms>;

const OpenedDesk = z.object({ url: z.url({ protocol: /^https?$/ }) });

const ResetCustomer = z.object({
  linesClosed: z.number().int(),
  loansRepaid: z.number().int(),
  applicationsClosed: z.number().int(),
});
const InPayment = z.object({ endsAtMs: z.number().int() });

/** Outcome of the reset of a test number, which is refused during a payment. */
export type NumberReset =
  | ({ readonly reset: 'done' } & z.infer<typeof ResetCustomer>)
  /** The payment ends at `endsAtMs` at the latest. */
  | ({ readonly reset: 'inPayment' } & z.infer<typeof InPayment>);

interface OrderForProvider {
  readonly orderId: string;
  /** Whole rupees. */
  readonly amount: number;
  readonly items: readonly {
    /** Id in the provider's catalogue. */
    readonly productId: string;
    readonly name: string;
    readonly quantity: number;
    readonly amountPaise: number;
  }[];
  readonly returnUrl: string;
}

interface Call<Data> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string;
  readonly data: z.ZodType<Data>;
}

/** The provider's API for merchants' servers. Every call throws a `ProviderRefusal` or `ProviderAway`. */
export function createProviderClient(shop: {
  readonly providerOrigin: string;
  readonly merchantKey: string;
  readonly secret: string;
  readonly nowMs: () => number;
}) {
  async function ask<Data>(call: Call<Data>): Promise<Data> {
    const { merchantKey, secret } = shop;
    const { authToken } = await mintAuthToken({
      merchantKey,
      secret,
      bearer: { scope: 'merchant' },
      nowMs: shop.nowMs(),
    });
    const request = {
      method: call.method,
      signal: AbortSignal.timeout(PROVIDER_ANSWERS_WITHIN_MS),
      headers: {
        'ic-merchant-key': merchantKey,
        authorization: `Bearer ${authToken}`,
        ...(call.body !== undefined && { 'content-type': 'application/json' }),
        ...(call.idempotencyKey !== undefined && { 'idempotency-key': call.idempotencyKey }),
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
    };
    const response = await fetch(new URL(call.path, shop.providerOrigin), request);
    const envelope = Envelope.parse(await response.json());
    if (!envelope.success) throw new ProviderRefusal(envelope.code, envelope.message, response.status, envelope.data);
    return call.data.parse(envelope.data);
  }

  async function answerOf<Data>(call: Call<Data>): Promise<Data> {
    for (let tried = 1; ; tried += 1)
      try {
        return await ask(call);
      } catch (cause) {
        if (cause instanceof ProviderRefusal) throw cause;
        if (tried === TRIES) throw new ProviderAway(`${call.path} got no answer`, { cause });
      }
  }

  return {
    /** Starts a payment. Idempotent per order and `attempt`. */
    startTransaction: (order: OrderForProvider, attempt: number) =>
      answerOf({
        method: 'POST',
        path: '/app/pg/txn-initiate',
        // A shopper whose limit is below the price pays the rest at delivery.
        body: { ...order, channel: 'ONLINE', allowSplit: true },
        idempotencyKey: `${order.orderId}-attempt-${attempt}`,
        data: StartedTransaction,
      }),
    /** Status of the newest transaction of an order. */
    trackOrder: (orderId: string) =>
      answerOf({
        method: 'GET',
        path: `/app/order/track?${new URLSearchParams({ orderId })}`,
        data: TrackedOrder,
      }),
    /** Whether an amount (whole rupees) can be paid in instalments here. */
    termsFor: (amount: number) =>
      answerOf({ method: 'POST', path: '/app/pg/check-eligibility', body: { amount }, data: AmountTerms }),
    /** Single-use address that opens the telesales desk for an agent. A repeat returns another address. */
    openDesk: (agentId: string, opens: 'payment' | 'applications') =>
      answerOf({ method: 'POST', path: '/app/telesales/session', body: { agentId, opens }, data: OpenedDesk }),
    /** Resets a test number of the sandbox to its documented state. */
    async resetCustomer(mobile: string): Promise<NumberReset> {
      try {
        const path = '/sandbox/reset-customer';
        return { reset: 'done', ...(await answerOf({ method: 'POST', path, body: { mobile }, data: ResetCustomer })) };
      } catch (error) {
        if (!(error instanceof ProviderRefusal && error.code === 'CUSTOMER_IN_PAYMENT')) throw error;
        return { reset: 'inPayment', ...InPayment.parse(error.data) };
      }
    },
  };
}
export type ProviderClient = ReturnType<typeof createProviderClient>;
