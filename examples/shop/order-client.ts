import * as z from 'zod/mini';
import type { BasketLine } from '../catalogue/basket';
import { productIds } from '../catalogue/products';

const Proof = z.object({
  way: z.enum(['webhook', 'page', 'track']),
  status: z.enum(['INITIATED', 'COMPLETE', 'FAILED', 'CANCELED']),
  verifiedAtMs: z.number(),
});
export type Proof = z.infer<typeof Proof>;

/** Order as returned by the shop's server. */
const KnownOrder = z.object({
  orderId: z.string(),
  lines: z.array(z.object({ productId: z.enum(productIds), quantity: z.int() })),
  amountPaise: z.int(),
  payment: z.discriminatedUnion('state', [
    z.object({ state: z.literal('open') }),
    z.object({ state: z.literal('paid'), atMs: z.number(), duePaise: z.int() }),
    z.object({ state: z.literal('cancelled'), atMs: z.number() }),
    z.object({
      state: z.literal('failed'),
      atMs: z.number(),
      errorCode: z.nullable(z.union([z.int(), z.string()])),
      mayRetry: z.boolean(),
    }),
  ]),
  proofs: z.array(Proof),
});
export type KnownOrder = z.infer<typeof KnownOrder>;

const StartedPayment = z.object({ orderId: z.string(), checkoutToken: z.string(), paymentLink: z.url() });
export type StartedPayment = z.infer<typeof StartedPayment>;

const Terms = z.object({ isEligible: z.boolean(), lowestEmi: z.nullable(z.int()) });
export type Terms = z.infer<typeof Terms>;

const NumberReset = z.discriminatedUnion('reset', [
  z.object({
    reset: z.literal('done'),
    linesClosed: z.int(),
    loansRepaid: z.int(),
    applicationsClosed: z.int(),
  }),
  z.object({ reset: z.literal('inPayment'), endsAtMs: z.number() }),
]);
export type NumberReset = z.infer<typeof NumberReset>;

const Refusal = z.object({ message: z.string() });

/** The shop's server refused; `message` is for the shopper. `status` 0: no response. */
export class ShopError extends Error {
  constructor(
    readonly status: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export type ReturnPath = '/checkout' | '/return' | '/react-shop';

async function call<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  body?: object,
  signal?: AbortSignal,
): Promise<z.output<Schema>> {
  let response: Response;
  try {
    response = await fetch(path, {
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  } catch (cause) {
    throw new ShopError(0, 'The shop cannot be reached. Check your connection and try again.', { cause });
  }
  const answer: unknown = await response.json();
  if (!response.ok) {
    const refusal = Refusal.safeParse(answer);
    throw new ShopError(response.status, refusal.success ? refusal.data.message : 'The shop had a problem.');
  }
  return schema.parse(answer);
}

const pathOf = (orderId: string): string => `/orders/${encodeURIComponent(orderId)}`;

/** Calls of the shop's server. Each throws a `ShopError` if it is refused or not answered. */
export const shopServer = {
  /** Current order; the server queries the provider if no result has arrived. */
  order: (orderId: string, signal?: AbortSignal) => call(KnownOrder, pathOf(orderId), undefined, signal),
  place: (lines: readonly BasketLine[], returnPath: ReturnPath) =>
    call(StartedPayment, '/orders', { lines, returnPath }),
  payAgain: (orderId: string, returnPath: ReturnPath) =>
    call(StartedPayment, `${pathOf(orderId)}/payment`, { returnPath }),
  /** Submits the checkout's result. 409: the server has it already. */
  handResult: (orderId: string, signedResult: string) =>
    call(KnownOrder, `${pathOf(orderId)}/result`, { signedResult }),
  /** `amount`: whole rupees. */
  terms: (amount: number, signal?: AbortSignal) => call(Terms, `/emi-terms?amount=${amount}`, undefined, signal),
  resetNumber: (mobile: string) => call(NumberReset, '/test-numbers/reset', { mobile }),
};
