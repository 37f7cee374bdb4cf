import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { ProviderClient } from './provider/provider-client';

const SEE_OTHER = 303;

/** Agent of the desk; a real merchant takes it from its own login. */
const Desk = z.object({
  agent: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be an agent id')
    .default('ZM-5001'),
  opens: z.enum(['payment', 'applications']).default('payment'),
});

/** Entry of agents who sell by telephone. Opens the provider's desk by a single-use address that only the merchant's
 *  server can request: no secret or token reaches the browser. */
export function registerTelesales(app: FastifyInstance, provider: Pick<ProviderClient, 'openDesk'>): void {
  app.get('/telesales', async (request, reply) => {
    const { agent, opens } = Desk.parse(request.query);
    const { url } = await provider.openDesk(agent, opens);
    return reply.header('cache-control', 'no-store').redirect(url, SEE_OTHER);
  });
}
