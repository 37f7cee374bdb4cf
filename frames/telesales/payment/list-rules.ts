import type { ResponseOf } from '../../../shared/api/endpoint';
import type { ownRequests } from '../../../shared/api/telesales';
import { LIST_READ_MS, withNewest, withOlder } from '../desk';
import type { ListView, PaymentFlow } from './payment-state';

type Answer = ResponseOf<typeof ownRequests>;

export function setList(flow: PaymentFlow, change: Partial<Omit<ListView, 'name'>>): void {
  const { view } = flow.state;
  if (view.name === 'list') flow.set({ ...flow.state, view: { ...view, ...change } });
}

export const readAgain = (flow: PaymentFlow): void => flow.startTimer('poll', LIST_READ_MS);

export function newestRead(flow: PaymentFlow, { requests, hasMore }: Answer): void {
  const read = { items: requests, hasMore };
  flow.set({ ...flow.state, requests: withNewest(flow.state.requests, read, ({ txnUuid }) => txnUuid) });
  readAgain(flow);
}

export function moreAsked(flow: PaymentFlow): void {
  setList(flow, { older: 'loading' });
  const last = flow.state.requests.items.at(-1);
  flow.call('older', last ? { after: last.txnUuid } : {});
}

export function olderRead(flow: PaymentFlow, { requests, hasMore }: Answer): void {
  flow.set({ ...flow.state, requests: withOlder(flow.state.requests, { items: requests, hasMore }) });
  setList(flow, { older: 'idle' });
}

export const olderNotRead = (flow: PaymentFlow): void => setList(flow, { older: 'failed' });
