import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import type { ProviderClient } from './provider/provider-client';

const ResetNumber = z.strictObject({ mobile: z.string().regex(/^\d{10}$/, 'must be a mobile number') });

/** The demo hub's press that puts a test number back. The provider takes it from a merchant's server alone. */
export function registerTestNumbers(app: FastifyInstance, provider: Pick<ProviderClient, 'resetCustomer'>): void {
  app.post('/test-numbers/reset', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    return provider.resetCustomer(ResetNumber.parse(request.body).mobile);
  });
}
