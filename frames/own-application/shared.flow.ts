import { ntbInfo } from '../../shared/api/ntb';
import type { FlowDefinition } from '../platform/page/flow';
import type { SharedApplication } from './shared-story';

const calls = { look: ntbInfo };

/** The application that a link names. `application`: null if no application has the link. */
export interface SharedInput {
  readonly ref: string;
  readonly application: SharedApplication | null;
}
export type SharedState =
  | { readonly view: 'unknown' }
  | {
      readonly view: 'shown';
      readonly ref: string;
      readonly application: SharedApplication;
      /** Of looking again, while the last answer stays in sight. */
      readonly refresh: 'none' | 'running' | 'failed';
    };
export interface SharedEvent {
  readonly type: 'lookedAgain';
}

/** An application as the holder of its link sees it. */
export const sharedFlow: FlowDefinition<SharedState, SharedEvent, typeof calls, SharedInput> = {
  initial: ({ ref, application }) =>
    application ? { view: 'shown', ref, application, refresh: 'none' } : { view: 'unknown' },
  calls,
  on: {
    lookedAgain(flow) {
      const { state } = flow;
      if (state.view !== 'shown') return;
      flow.set({ ...state, refresh: 'running' });
      flow.call('look', { ref: state.ref });
    },
  },
  answers: {
    look: {
      done(flow, application) {
        if (flow.state.view === 'shown') flow.set({ ...flow.state, application, refresh: 'none' });
      },
      failed(flow) {
        if (flow.state.view === 'shown') flow.set({ ...flow.state, refresh: 'failed' });
      },
    },
  },
  timers: {},
};
