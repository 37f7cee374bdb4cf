import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { buildApp } from '../app';
import { readConfig } from '../config';
import { SECRET, startFakeProvider } from './fake-provider';

export const KIT = { lines: [{ productId: 'lumen-m2-kit', quantity: 1 }] } as const;

interface PlacedOrder {
  readonly orderId: string;
  readonly txnUuid: string;
  readonly cookie: string;
}

/** A shop with a fake provider, and the calls of one shopper. The test advances its clock. */
export async function startTestShop() {
  let nowMs = 1_900_000_000_000;
  const folder = await mkdtemp(join(tmpdir(), 'zenmart-'));
  await mkdir(join(folder, 'assets'));
  const provider = await startFakeProvider(() => nowMs);
  const config = readConfig({
    KADAM_PROVIDER: provider.origin,
    KADAM_EXAMPLE_SECRET: SECRET,
    LOG_LEVEL: 'silent',
  });
  const app = await buildApp(config, { examplesFolder: folder, stubFile: join(folder, 'stub.js') }, () => nowMs);

  const post = (url: string, payload: object, cookie = ''): Promise<LightMyRequestResponse> =>
    app.inject({ method: 'POST', url, payload, headers: { cookie } });

  return {
    app,
    provider,
    post,
    pass(ms: number): void {
      nowMs += ms;
    },
    async place(): Promise<PlacedOrder> {
      const answer = await post('/orders', KIT);
      const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
      return { ...answer.json(), cookie };
    },
    see: (orderId: string, cookie: string) => app.inject({ url: `/orders/${orderId}`, headers: { cookie } }),
    webhook: (signedResult: string) => post('/kadam/webhook', { signedResult }),
    bring: ({ orderId, cookie }: PlacedOrder, signedResult: string) =>
      post(`/orders/${orderId}/result`, { signedResult }, cookie),
    /** A genuine result of the order's payment; `otherwise` replaces claims. */
    result: ({ orderId, txnUuid }: PlacedOrder, otherwise: Record<string, unknown> = {}) =>
      provider.sign({ ...provider.claimsFor(orderId, txnUuid, 36_000), ...otherwise }),
    async stop(): Promise<void> {
      await app.close();
      await provider.stop();
      await rm(folder, { recursive: true });
    },
  };
}
export type TestShop = Awaited<ReturnType<typeof startTestShop>>;
