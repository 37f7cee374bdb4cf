import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { endpoints } from '../../shared/api';
import type { Config } from '../config';
import { openApiDocument } from '../http/openapi';
import type { Metrics } from '../metrics';
import type { Db } from '../store/schema';

/** What those who run the server ask it. */
export function registerOperations(
  app: FastifyInstance,
  deps: { readonly db: Db; readonly metrics: Metrics; readonly config: Config; readonly closing: AbortSignal },
): void {
  /** The process is alive. */
  app.get('/healthz', async () => ({ status: 'alive' }));

  /** The process can serve: its database answers and it is not on its way out. */
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (deps.closing.aborted) return reply.code(503).send({ status: 'closing' });
    try {
      await sql`select 1`.execute(deps.db);
    } catch (err) {
      request.log.error({ err }, 'the database does not answer');
      return reply.code(503).send({ status: 'database does not answer' });
    }
    return { status: 'ready' };
  });

  app.get('/metrics', async (_request, reply) => {
    const { registry } = deps.metrics;
    return reply
      .type(registry.contentType)
      .header('cache-control', 'no-store')
      .send(await registry.metrics());
  });

  const document = JSON.stringify(openApiDocument(endpoints, deps.config.publicUrl));
  app.get('/openapi.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=300')
      .send(document),
  );
}
