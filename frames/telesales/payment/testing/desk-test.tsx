import { fireEvent, type RenderResult, render, screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import type { LiveRequest, PaymentRequest } from '../../../../shared/api/telesales';
import { MINUTE_MS } from '../../../../shared/rules/duration';
import { requestSteps } from '../../../../shared/rules/payment-request';
import type { DeskData, OpenDesk } from '../../desk';
import { deskCalls } from '../../desk/testing/desk-calls';
import type { Requests } from '../desk-data';
import { DeskView } from '../desk-view';

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
/** How one stands of which so many steps are done. */
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
export const desk: OpenDesk<Requests> = {
  kind: 'open',
  agent: { agentId: 'ZM-5001', merchantName: 'Zenmart', merchantLogo: null, isNtbAllowed: true, serverNowMs: 0 },
  requests: [request()],
  hasMore: false,
};

export const type = (label: string | RegExp, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
};

/** The desk in the tests of a file. `taken`: what its page was told to show. */
export function deskTest() {
  const taken: DeskData<Requests>[] = [];
  beforeEach(() => {
    taken.length = 0;
  });
  const shown = (data: DeskData<Requests> = desk): RenderResult =>
    render(
      <DeskView
        page={window}
        // SAFETY: the desk calls by its own client.
        client={{} as never}
        data={data}
        take={(next) => taken.push(next)}
        reload={() => undefined}
      />,
    );
  return { ...deskCalls(), taken, shown };
}
