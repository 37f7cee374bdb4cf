import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { RefundClaims } from '../../../../shared/api/refund';
import { listen } from '../../../contracts/support/origin';
import type { Random } from '../../../support/random';

/** Receiver of the shop's webhooks: rejects one of five, which is sent again. */
export interface WebhookReceiver {
  readonly port: number;
  /** Accepts all webhooks from now on. */
  takeAll(): void;
  /** Verified results of refunds, rejected ones included. */
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
