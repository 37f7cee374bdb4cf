import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { ProviderClient } from './provider/provider-client';

const ResetNumber = z.strictObject({ mobile: z.string().regex(/^\d{10}$/, 'must be a mobile number') });

/** Resets a test number for the demo hub. The provider accepts this call only from a merchant's server. */
export function registerTestNumbers(app: FastifyInstance, provider: Pick<ProviderClient, 'resetCustomer'>): void {
  app.post('/test-numbers/reset', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return provider.resetCustomer(ResetNumber.parse(request.body).mobile);
  });
}
