import { fireEvent, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import type { LiveRequest, PaymentRequest } from '../../../../shared/api/telesales';
import { MINUTE_MS } from '../../../../shared/rules/duration';
import { requestSteps } from '../../../../shared/rules/payment-request';
import { showFlow } from '../../../platform/page/testing/show-flow';
import { deskClient } from '../../desk';
import { deskCalls } from '../../desk/testing/desk-calls';
import { paymentFlow } from '../payment.flow';
import type { PaymentInput } from '../payment-state';
import { PaymentView } from '../payment-view';
import { performPayment } from '../perform-payment';

export const UUID = '9f3ca71e-2b1d-4c55-8a60-1f0e6d2b7c44';
export const request = (change: Partial<PaymentRequest> = {}): PaymentRequest => ({
  txnUuid: UUID,
  txnId: 'KD7H2M9Q01',
  orderId: 'ZM-20418',
  amount: 36_000,
  maskedMobile: '98XXXXX210',
  state: 'sent',
  createdAtMs: Date.now(),
  expiresAtMs: Date.now() + 15 * MINUTE_MS,
  changedAtMs: Date.now(),
  ...change,
});
/** A request with `done` completed steps. */
export const live = (done: number, change: Partial<LiveRequest> = {}): LiveRequest => ({
  ...request(),
  items: [],
  steps: requestSteps.map((step, at) => ({ step, isDone: at < done, atMs: at < done ? Date.now() : null })),
  sendsRemaining: 4,
  resendAtMs: Date.now() + 30_000,
  pollAfterMs: 2_000,
  serverNowMs: Date.now(),
  ...change,
});
export const desk: PaymentInput = {
  agent: { agentId: 'ZM-5001', merchantName: 'Zenmart', merchantLogo: null, isNtbAllowed: true, serverNowMs: 0 },
  requests: { items: [request()], hasMore: false },
  draft: null,
  anchor: '',
};

export const type = (label: string | RegExp, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};

/** Payments at the desk in the tests of a file. `closed`: the reasons for which the desk was closed. */
export function paymentTest() {
  const closed: string[] = [];
  beforeEach(() => {
    closed.length = 0;
  });
  const shown = (input: Partial<PaymentInput> = {}) =>
    showFlow(
      paymentFlow,
      PaymentView,
      { ...desk, anchor: window.location.hash, ...input },
      { client: deskClient((reason) => closed.push(reason)), perform: performPayment },
    );
  return { ...deskCalls(), closed, shown };
}
