import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { QUANTITY_MAX } from '../../catalogue/basket';
import { productIds } from '../../catalogue/products';
import { ProviderAway, ProviderRefusal, type StartedTransaction } from '../provider/provider-client';
import { KeysUnavailable, ResultError } from '../provider/verify-result';
import type { Order } from './order';
import { orderAnswer } from './order-answer';
import { AlreadyPaid, type OrderService } from './order-service';
import { shopperNamed, shopperOf } from './shopper-cookie';

const LINES_AT_MOST = 10;
/** The compact JWS of a result has about 800 characters. */
const SIGNED_RESULT_MAX = 8_192;

const ReturnPath = z.enum(['/checkout', '/return', '/react-shop']).default('/checkout');
const SignedResult = z.object({ signedResult: z.string().min(1).max(SIGNED_RESULT_MAX) });

const PlaceOrder = z.strictObject({
  lines: z
    .array(z.strictObject({ productId: z.enum(productIds), quantity: z.number().int().min(1).max(QUANTITY_MAX) }))
    .min(1)
    .max(LINES_AT_MOST)
    .refine(
      (lines) => new Set(lines.map(({ productId }) => productId)).size === lines.length,
      'a product stands there twice',
    ),
  returnPath: ReturnPath,
});
const PayAgain = z.strictObject({ returnPath: ReturnPath });
const OrderParams = z.object({ orderId: z.string().regex(/^ZM-[0-9A-Z]{8}$/, 'must be an order number') });
const TermsQuery = z.object({ amount: z.coerce.number().int().min(1).max(9_999_999) });

/** The shop's order endpoints. A browser sees only the orders that it placed. */
export function registerOrders(app: FastifyInstance, orders: OrderService): void {
  const ordered = (request: FastifyRequest): Order | undefined => {
    const shopperId = shopperOf(request);
    const { orderId } = OrderParams.parse(request.params);
    return shopperId === null ? undefined : orders.find(orderId, shopperId);
  };
  const none = (reply: FastifyReply) => reply.code(404).send({ message: 'There is no such order of yours.' });
  const started = (order: Order, { txnUuid, checkoutToken, paymentLink, expiresAtMs }: StartedTransaction) => ({
    orderId: order.orderId,
    txnUuid,
    checkoutToken,
    paymentLink,
    expiresAtMs,
  });
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });

  app.post('/orders', async (request, reply) => {
    const { lines, returnPath } = PlaceOrder.parse(request.body);
    const { order, transaction } = await orders.place(shopperNamed(request, reply), lines, returnPath);
    return reply.code(201).send(started(order, transaction));
  });

  app.post('/orders/:orderId/payment', async (request, reply) => {
    const { returnPath } = PayAgain.parse(request.body);
    const order = ordered(request);
    if (!order) return none(reply);
    const { transaction } = await orders.startAgain(order, returnPath);
    return reply.code(201).send(started(order, transaction));
  });

  app.get('/orders/:orderId', async (request, reply) => {
    const order = ordered(request);
    return order ? orderAnswer(await orders.current(order, request.log)) : none(reply);
  });

  app.post('/orders/:orderId/result', async (request, reply) => {
    const { signedResult } = SignedResult.parse(request.body);
    const order = ordered(request);
    if (!order) return none(reply);
    const submission = await orders.submit(signedResult, 'page', order);
    switch (submission.outcome) {
      case 'recorded':
        return orderAnswer(submission.order);
      case 'known':
        return reply.code(409).send({ message: 'This result was submitted before.' });
      case 'unknownOrder':
        return none(reply);
      default:
        return submission satisfies never;
    }
  });

  app.get('/emi-terms', async (request) => orders.termsFor(TermsQuery.parse(request.query).amount));
}

/** Webhook of the provider. A repeated result is answered 200 without a change, as the provider repeats a webhook until
 *  it gets an answer. */
export function registerWebhook(app: FastifyInstance, orders: OrderService): void {
  app.post('/kadam/webhook', async (request, reply) => {
    const submission = await orders.submit(SignedResult.parse(request.body).signedResult, 'webhook');
    if (submission.outcome === 'unknownOrder') return reply.code(404).send({ message: 'This shop has no such order.' });
    return { outcome: submission.outcome };
  });
}

/** HTTP status and message of an error in an order call; null for any other error. */
export function orderError(error: unknown): { readonly status: number; readonly message: string } | null {
  if (error instanceof ResultError) return { status: 401, message: `The result was not accepted: ${error.message}` };
  if (error instanceof KeysUnavailable) return { status: 503, message: 'The result cannot be verified just now.' };
  if (error instanceof AlreadyPaid) return { status: 409, message: 'This order is paid already.' };
  if (error instanceof ProviderRefusal) return { status: 422, message: `${error.message} (${error.code})` };
  if (error instanceof ProviderAway) return { status: 502, message: 'Card-less EMI cannot be reached just now.' };
  return null;
}
