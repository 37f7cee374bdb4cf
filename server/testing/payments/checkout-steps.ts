import { randomUUID } from 'node:crypto';
import { header } from '../../../shared/api/headers';
import { mintToken } from '../api/mint-token';
import { dataOf, MINUTE_MS, type ServerOf } from '../sales/sales-steps';
import { EXAMPLE_SECRET, MERCHANT_ORIGIN, type Reply, type TestServer } from '../server/test-server';
import { type Frame, type Headers, newFrame } from '../widgets/widget-steps';

export const ORDER_AMOUNT = 20_000;
/** A lender without second factor, with a statement. */
export const PLAIN_LENDER = '402';

let lastAddress = 0;
/** An address of a new device. */
const newAddress = (): string => {
  lastAddress += 1;
  return `198.18.${Math.floor(lastAddress / 250)}.${(lastAddress % 250) + 1}`;
};

/** The server for a shop's calls, and the clock for its tokens. */
type ShopCallsOf = () => Pick<TestServer, 'request'> & { readonly clock: Pick<TestServer['clock'], 'nowMs'> };

const EXAMPLE_SHOP = { merchantKey: 'zenmart_sandbox', secret: EXAMPLE_SECRET } as const;

export const merchantSteps = (
  kadam: ShopCallsOf,
  { merchantKey, secret }: { readonly merchantKey: string; readonly secret: string } = EXAMPLE_SHOP,
) => {
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply> => {
    const token = await mintToken({
      merchantKey,
      secret,
      agentId: 'server',
      scope: 'merchant',
      issuedAtMs: kadam().clock.nowMs(),
      livesMs: 60_000,
      audience: 'kadam',
    });
    return kadam().request(method, path, {
      headers: {
        [header.merchantKey]: merchantKey,
        authorization: `Bearer ${token}`,
        ...(method === 'POST' ? { [header.idempotencyKey]: randomUUID(), 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { payload: JSON.stringify(body) } : {}),
    });
  };
  return {
    call,
    order: ({ amount = ORDER_AMOUNT, ...change }: Readonly<Record<string, unknown>> = {}): Promise<Reply> =>
      call('POST', '/app/pg/txn-initiate', {
        orderId: `ZM-${randomUUID().slice(0, 8)}`,
        amount,
        channel: 'ONLINE',
        items: [{ name: 'Aster 5G phone', quantity: 1, amountPaise: Number(amount) * 100 }],
        returnUrl: `${MERCHANT_ORIGIN}/thanks`,
        ...change,
      }),
    track: (query: string): Promise<Reply> => call('GET', `/app/order/track?${query}`),
  };
};

export interface Checkout extends Frame {
  readonly txnUuid: string;
  readonly paymentLink: string;
  /** Verifies the number by OTP, up to the lenders' answer. */
  verify(mobile: string): Promise<Reply>;
  choose(lenderId?: string, tenure?: number): Promise<Reply>;
  agree(): Promise<Reply>;
  /** Types the lender's OTP from the phone. */
  confirm(mobile: string): Promise<Reply>;
  details(): Promise<Readonly<Record<string, unknown>>>;
}

/** Steps of a shopper, one call each; `shop`: for a server with another secret than that of tests. */
export const checkoutSteps = (
  kadam: ServerOf,
  shop: { readonly merchantKey: string; readonly secret: string } = EXAMPLE_SHOP,
) => {
  const merchant = merchantSteps(kadam, shop);

  function checkoutOf(frame: Frame, txnUuid: string, paymentLink: string): Checkout {
    return Object.assign(frame, {
      txnUuid,
      paymentLink,
      async verify(mobile: string) {
        const asked = { mobile, isTermsAccepted: true, isWhatsappConsentAccepted: true };
        const sent = await frame.post('/app/payment/send-otp', asked);
        if (!sent.body?.success) return sent;
        return frame.post('/app/payment/verify-otp', {
          mobile,
          otp: await kadam().codeFor(mobile),
          isTermsAccepted: true,
        });
      },
      choose: (lenderId = PLAIN_LENDER, tenure = 6) =>
        frame.post('/app/transaction/initiate-txn', { lenderId, emiPlanId: `${lenderId}-${tenure}` }),
      async agree() {
        const { kfsData } = dataOf(await frame.get('/app/payment/get-kfs-data')) as {
          kfsData: { kfsVersion: string; contentHash: string };
        };
        const { kfsVersion, contentHash } = kfsData;
        return frame.post('/app/payment/authorize-kfs', { kfsVersion, contentHash, isAccepted: true });
      },
      async confirm(mobile: string) {
        return frame.post('/app/payment/confirm', { otp: await kadam().codeFor(mobile) });
      },
      details: async () => dataOf(await frame.get('/app/transaction/details')),
    });
  }

  return {
    merchant,
    /** A checkout opened by the merchant's page. Each has another address, as shoppers do. */
    async open(change: Readonly<Record<string, unknown>> = {}, headers: Headers = {}): Promise<Checkout> {
      const order = dataOf(await merchant.order(change)) as Record<string, string>;
      const frame = newFrame(kadam, headers, newAddress());
      frame.token = String(
        dataOf(await frame.post('/app/widget/init', { checkoutToken: order.checkoutToken })).sessionToken,
      );
      return checkoutOf(frame, `${order.txnUuid}`, `${order.paymentLink}`);
    },
    /** Another session of the same payment, on the phone that opened the link. */
    async onPhone(checkout: Checkout): Promise<Checkout> {
      const frame = newFrame(kadam, {}, newAddress());
      const ref = new URL(checkout.paymentLink).searchParams.get('ref');
      frame.token = String(dataOf(await frame.post('/app/widget/init', { ref })).sessionToken);
      return checkoutOf(frame, checkout.txnUuid, checkout.paymentLink);
    },
    /** A known number, after earlier sent and typed codes have expired. */
    fresh(mobile: string): string {
      kadam().clock.advance(31 * MINUTE_MS);
      return mobile;
    },
    /** Sends all due statement links, unordered. */
    async sendStatementLinks(): Promise<void> {
      for (let sent = 1; sent > 0; ) sent = await kadam().server.work.messages();
    },
    /** Continues with correct answers until the first refusal. */
    async untilRefused(checkout: Checkout, mobile: string): Promise<Reply> {
      const verified = await checkout.verify(mobile);
      if (!verified.body?.success) return verified;
      const chosen = await checkout.choose();
      if (!chosen.body?.success) return chosen;
      const { aivfType } = dataOf(chosen);
      if (aivfType !== 'NONE') {
        const aivfValue = aivfType === 'PIN' ? '1234' : '1990-08-15';
        const answered = await checkout.post('/app/payment/authorize', { aivfValue });
        if (!answered.body?.success) return answered;
      }
      await checkout.agree();
      return checkout.confirm(mobile);
    },
  };
};
