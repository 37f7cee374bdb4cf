import { expect, it } from 'vitest';
import { resolveError } from '.';
import { deskRefusals, paymentRequestRefusals } from './telesales';

it('what the desk of telesales reads are numbers of rows: of a payment, and of the sales app', () => {
  const ofPayment = Object.keys(paymentRequestRefusals).map((code) => [code, resolveError(code, 'payment')?.name]);
  expect(Object.fromEntries(ofPayment)).toEqual(paymentRequestRefusals);
  expect(
    Object.keys(deskRefusals).map((code) => [deskRefusals[Number(code)], resolveError(code, 'sales')?.name]),
  ).toEqual([
    ['over', 'SESSION_EXPIRED'],
    ['blocked', 'AGENT_BLOCKED'],
  ]);
});
