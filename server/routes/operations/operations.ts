import type { FastifyInstance } from 'fastify';
import { areasOf } from '../../../shared/api';
import type { Config } from '../../config';
import { openApiDocument } from '../../openapi/document';
import { lenderDocument } from '../../openapi/lender-document';
import type { Audience, EndpointAudience, Json } from '../../openapi/terms';
import type { Metrics } from '../../platform/metrics';
import type { WriteCheck } from '../../store/write-check';

export function registerOperations(
  app: FastifyInstance,
  deps: {
    readonly writeCheck: WriteCheck;
    readonly metrics: Metrics;
    readonly config: Config;
    /** False while no lender is connected. */
    readonly isLending: boolean;
    readonly closing: AbortSignal;
  },
): void {
  app.get('/healthz', async () => ({ status: 'alive' }));

  /** Ready: the database accepts writes, and the process is not shutting down. */
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (deps.closing.aborted) return reply.code(503).send({ status: 'closing' });
    const err = await deps.writeCheck.failure();
    if (err === null) return { status: 'ready', ...(deps.isLending ? {} : { lenders: 'none is connected' }) };
    request.log.error({ err }, 'the database takes no writes');
    return reply.code(503).send({ status: 'database takes no writes' });
  });

  app.get('/metrics', async (_request, reply) => {
    const { registry } = deps.metrics;
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });

  const ofEndpoints = (audience: EndpointAudience) => () =>
    openApiDocument(audience, areasOf(deps.config.mode), deps.config.publicUrl);
  const documents: Readonly<Record<Audience, readonly [address: string, () => Promise<Json>]>> = {
    merchants: ['/openapi.json', ofEndpoints('merchants')],
    frames: ['/openapi-frames.json', ofEndpoints('frames')],
    lenders: ['/openapi-lender.json', lenderDocument],
  };
  for (const [address, build] of Object.values(documents)) {
    // Built on first request, so that starting does not wait for it.
    let document: Promise<string> | undefined;
    app.get(address, async (_request, reply) => {
      document ??= build().then((built) => JSON.stringify(built));
      return reply
        .type('application/json; charset=utf-8')
        .header('access-control-allow-origin', '*')
        .header('cache-control', 'public, max-age=300')
        .send(await document);
    });
  }
}
