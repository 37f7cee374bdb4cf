import { type RequestInfo, refuseRequest } from '../../shared/api/telesales';
import { isBusiness } from '../platform/api/failure';
import type { FlowDefinition } from '../platform/page/flow';

const calls = { refuse: refuseRequest };

/** The request that a link names. `info`: null for a link that no request has. */
export interface Collected {
  readonly ref: string;
  readonly info: RequestInfo | null;
}
export interface CollectState {
  readonly ref: string;
  readonly info: RequestInfo | null;
  readonly refusal: 'idle' | 'sending' | 'failed';
}
export type CollectEvent = { readonly type: 'refused' } | { readonly type: 'timeOver' };

/** A payment request as its receiver sees it, who may refuse it. */
export const collectFlow: FlowDefinition<CollectState, CollectEvent, typeof calls, Collected, never, 'reload'> = {
  initial: (collected) => ({ ...collected, refusal: 'idle' }),
  calls,
  countsDown: ['createdAtMs', 'expiresAtMs'],
  on: {
    refused(flow) {
      flow.set({ ...flow.state, refusal: 'sending' });
      flow.call('refuse', { ref: flow.state.ref });
    },
    timeOver: (flow) => flow.run('reload'),
  },
  answers: {
    refuse: {
      done: (flow, info) => flow.set({ ...flow.state, info, refusal: 'idle' }),
      failed(flow, failure) {
        // The request is being paid or over: the page shows what became of it.
        if (isBusiness(failure)) flow.run('reload');
        else flow.set({ ...flow.state, refusal: 'failed' });
      },
    },
  },
  timers: {},
};
