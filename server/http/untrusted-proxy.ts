import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/** Warns once if a proxy sends the client address and none is trusted: all clients behind it then share one limit. */
export function warnOfUntrustedProxy(app: FastifyInstance, trustedProxies: number, logger: Logger): void {
  if (trustedProxies > 0) return;
  let isTold = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return;
    isTold = true;
    logger.warn(
      'x-forwarded-for arrives and no proxy is trusted: all clients behind it count as one. See KADAM_TRUST_PROXY',
    );
  });
}
