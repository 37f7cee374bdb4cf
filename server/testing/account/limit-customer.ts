import { MERCHANT_CACHE_MS } from '../../store/merchant-cache';
import type { TestServer } from '../server/test-server';

/** Registers a customer's limit with a lender at the example merchant (null = no limit), and waits until every process
 *  knows it. */
export async function limitCustomer(
  { server, clock }: TestServer,
  lenderId: string,
  rupees: number | null,
): Promise<void> {
  await server.db
    .updateTable('merchant_lenders')
    .set({ customer_limit_rupees: rupees })
    .where('merchant_key', '=', 'zenmart_sandbox')
    .where('lender_id', '=', lenderId)
    .execute();
  clock.advance(MERCHANT_CACHE_MS);
}
