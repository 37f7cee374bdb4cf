import { collectPayment } from '../../shared/site/telesales-addresses';
import { CODE_RESEND_WAIT_MS } from '../rules/one-time-code-rules';
import { dataOf, type ServerOf } from './sales-steps';
import { newBrowser } from './site-steps';
import { atDesk } from './telesales-steps';

/** What is asked for: an order of 36,000 rupees. */
export const SALE = {
  amount: 36_000,
  items: [
    { name: 'Lumen M2 camera kit', quantity: 1, amountPaise: 3_450_000, productId: 'lumen-m2-kit' },
    { name: 'Carry case', quantity: 1, amountPaise: 150_000 },
  ],
} as const;

/** The reference in the newest link that a number got. Throws where there is none. */
export async function refSentTo(kadam: ServerOf, mobile: string): Promise<string> {
  const text = await kadam().smsTo(mobile);
  const ref = new RegExp(`${collectPayment.path}\\?ref=([\\w-]{22})`).exec(text)?.[1];
  if (ref === undefined) throw new Error(`no link in: ${text}`);
  return ref;
}

/** Makes every call of the telesales desk once, as it is meant. `name`: of the orders. */
export async function telesalesJourney(kadam: ServerOf, mobile: string, name: string): Promise<void> {
  const desk = await atDesk(kadam);
  await desk.get('/app/telesales/agent');
  await desk.post('/app/telesales/check-amount', { amount: SALE.amount });
  const request = (orderId: string) => desk.post('/app/telesales/request-payment', { ...SALE, mobile, orderId });
  const { txnUuid } = dataOf(await request(`${name}-1`));
  const ref = await refSentTo(kadam, mobile);
  await newBrowser(kadam).get(`/app/payment/request-info?ref=${ref}`);
  await desk.get(`/app/telesales/request-status?txnUuid=${String(txnUuid)}`);
  kadam().clock.advance(CODE_RESEND_WAIT_MS);
  await desk.post('/app/telesales/resend-link', { txnUuid });
  await newBrowser(kadam).post('/app/payment/refuse-request', { ref });
  const second = dataOf(await request(`${name}-2`));
  await desk.post('/app/telesales/cancel-request', { txnUuid: second.txnUuid });
  await desk.get('/app/telesales/requests');
  await desk.get(`/app/telesales/requests?after=${String(second.txnUuid)}`);
  await desk.post('/app/telesales/end');
}
