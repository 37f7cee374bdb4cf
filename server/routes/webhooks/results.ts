import type { FastifyInstance } from 'fastify';
import type { Signer } from '../../services/signer';

export function registerResultKeys(app: FastifyInstance, signer: Signer): void {
  app.get('/.well-known/jwks.json', async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('access-control-allow-origin', '*')
      .header('cache-control', 'public, max-age=300')
      .send(JSON.stringify(signer.jwks)),
  );
}
