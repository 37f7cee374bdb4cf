import Fastify, { type FastifyInstance, LogController } from 'fastify';
import * as z from 'zod';
import { mintAuthToken } from './auth-token';
import type { Config } from './config';
import { registerDocs } from './docs-pages';
import { createOrderService } from './orders/order-service';
import { createOrderStore } from './orders/order-store';
import { orderError, registerOrders, registerWebhook } from './orders/register-orders';
import { type BuiltFiles, registerPages } from './pages';
import { createProviderClient } from './provider/provider-client';
import { providerKeys } from './provider/verify-result';
import { registerTelesales } from './telesales';
import { registerTestNumbers } from './test-numbers';
import { registerViolationReports } from './violation-reports';

const BODY_MAX_BYTES = 64 * 1024;

const TokenRequest = z.strictObject({
  agentId: z.string().regex(/^[\w-]{1,64}$/, 'must be an agent id'),
  /** For demonstration only: issues an expired token. */
  expired: z.boolean().default(false),
});

/** Example merchant's server: its pages, and the parts that a real merchant builds too: an auth token for the agent at
 *  the till, signed on the server, and orders that are paid once a signature proves it. */
export async function buildApp(config: Config, built: BuiltFiles, nowMs: () => number): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    bodyLimit: BODY_MAX_BYTES,
    routerOptions: { ignoreTrailingSlash: true },
  });

  app.addHook('onSend', async (_request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      // The sales app identifies the shop by its referrer, so the origin has to reach the provider.
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof z.ZodError) return reply.code(400).send({ message: z.prettifyError(error) });
    const answer = orderError(error);
    if (answer) {
      request.log.warn({ err: error }, 'a call about an order was not served');
      return reply.code(answer.status).send({ message: answer.message });
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) request.log.error({ err: error }, 'a request failed');
    const message = status < 500 && error instanceof Error ? error.message : 'The example merchant had a problem.';
    return reply.code(status).send({ message });
  });

  app.get('/healthz', async () => ({ status: 'ok' }));
  // A real merchant takes the agent from its own login; this example has a switch on the till.
  app.post('/kadam/token', async (request, reply) => {
    const { agentId, expired } = TokenRequest.parse(request.body);
    reply.header('cache-control', 'no-store');
    const { merchantKey, secret } = config;
    return mintAuthToken({
      merchantKey,
      secret,
      bearer: { scope: 'sales', agentId },
      isExpired: expired,
      nowMs: nowMs(),
    });
  });

  const provider = createProviderClient({ ...config, nowMs });
  const orders = createOrderService({
    ...config,
    store: createOrderStore(),
    provider,
    keys: providerKeys(config.providerOrigin),
    nowMs,
  });
  await app.register(async (scope) => registerOrders(scope, orders));
  registerWebhook(app, orders);
  registerTestNumbers(app, provider);
  registerTelesales(app, provider);
  registerViolationReports(app);
  registerPages(app, config, built);
  registerDocs(app, config, built);
  return app;
}
