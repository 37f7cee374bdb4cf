import type { FlowDefinition } from '../platform/page/flow';

/** Long enough to read the name of the next server. */
const GOES_ON_AFTER_MS = 1_500;
/** An open page answers at once. */
const ANSWERS_WITHIN_MS = 1_000;

/** Purpose of the tab. - ready: it goes on to `url`; `address` is its own. - back: the customer has returned to it.
 *  - used: it went on before. - unknown: no hand-over has the address, or it has expired. */
export type Handed =
  | { readonly is: 'ready'; readonly url: string; readonly address: string }
  | { readonly is: 'back'; readonly handover: string }
  | { readonly is: 'used' | 'unknown' };

export type TabState =
  | Exclude<Handed, { is: 'back' }>
  /** `told`: the page that opened the tab has answered. `gone`: it has not. */
  | { readonly is: 'back'; readonly handover: string; readonly opener: 'back' | 'told' | 'gone' };
export interface TabEvent {
  readonly type: 'linkPressed' | 'openerAnswered' | 'closeAsked';
}
export type TabEffect =
  /** Remembers that the tab goes on. */
  | { readonly type: 'keepAddress'; readonly address: string }
  | { readonly type: 'goTo'; readonly url: string }
  | { readonly type: 'tellOpener'; readonly handover: string }
  | { readonly type: 'close' };

/** A tab that goes on to another server, and tells the page that opened it once the customer is back. */
export const tabFlow: FlowDefinition<TabState, TabEvent, Record<never, never>, Handed, 'goOn' | 'answer', TabEffect> = {
  initial: (handed) => (handed.is === 'back' ? { ...handed, opener: 'back' } : handed),
  start(flow) {
    const { state } = flow;
    if (state.is === 'ready') flow.startTimer('goOn', GOES_ON_AFTER_MS);
    if (state.is !== 'back') return;
    flow.startTimer('answer', ANSWERS_WITHIN_MS);
    flow.run({ type: 'tellOpener', handover: state.handover });
  },
  calls: {},
  on: {
    linkPressed(flow) {
      if (flow.state.is === 'ready') flow.run({ type: 'keepAddress', address: flow.state.address });
    },
    openerAnswered(flow) {
      if (flow.state.is !== 'back') return;
      flow.stopTimer('answer');
      flow.set({ ...flow.state, opener: 'told' });
      flow.run({ type: 'close' });
    },
    closeAsked: (flow) => flow.run({ type: 'close' }),
  },
  answers: {},
  timers: {
    goOn(flow) {
      if (flow.state.is !== 'ready') return;
      flow.run({ type: 'keepAddress', address: flow.state.address });
      flow.run({ type: 'goTo', url: flow.state.url });
    },
    answer(flow) {
      if (flow.state.is === 'back') flow.set({ ...flow.state, opener: 'gone' });
    },
  },
  firesHidden: ['goOn'],
};
