import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { RefundClaims } from '../../../../shared/api/refund';
import { listen } from '../../../contracts/support/origin';
import type { Random } from '../../../support/random';

/** The shop's server as far as webhooks reach it: one of five it does not take, and gets again. */
export interface WebhookReceiver {
  readonly port: number;
  /** From now on it takes all. */
  takeAll(): void;
  /** What came of refunds, verified, also what it did not take. */
  refunds(keys: JSONWebKeySet): Promise<readonly RefundClaims[]>;
  close(): Promise<void>;
}

export async function webhookReceiver(random: Random): Promise<WebhookReceiver> {
  const bodies: string[] = [];
  let isTakingAll = false;
  const shop = await listen('127.0.0.1', async (request, response) => {
    let body = '';
    for await (const part of request.setEncoding('utf8')) body += part;
    bodies.push(body);
    response.writeHead(isTakingAll || random.below(5) > 0 ? 204 : 500).end();
  });
  return {
    port: Number(new URL(shop.url).port),
    takeAll: () => {
      isTakingAll = true;
    },
    async refunds(keys) {
      const jwks = createLocalJWKSet(keys);
      const signed = bodies.flatMap((body) => (JSON.parse(body) as { signedRefund?: string }).signedRefund ?? []);
      return Promise.all(
        signed.map(async (jws) => {
          const { payload } = await compactVerify(jws, jwks);
          return RefundClaims.parse(JSON.parse(new TextDecoder().decode(payload)));
        }),
      );
    },
    close: () => shop.close(),
  };
}
