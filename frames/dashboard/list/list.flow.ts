import type { LoanCard } from '../../../shared/api/loan-fields';
import { transactionHistory } from '../../../shared/api/loans';
import type { FlowDefinition } from '../../platform/page/flow';
import { type Asked, requestOf } from './asked';
import { type Listed, onceEach, withPage } from './read-list';

/** The list for three purposes: next page, all pages for the file, first page for the count. */
const calls = { more: transactionHistory, all: transactionHistory, count: transactionHistory };

export type Step = 'idle' | 'sending' | 'failed';

export interface ListState extends Listed {
  readonly more: Step;
  readonly saving: Step;
  /** Pages read so far for the file. */
  readonly saved: { readonly cards: readonly LoanCard[]; readonly pages: number };
  /** Purchases that match the edited filter; null while unknown. */
  readonly count: number | null;
}
export type ListEvent =
  | { readonly type: 'moreAsked' }
  | { readonly type: 'fileAsked' }
  | { readonly type: 'countAsked'; readonly asked: Asked }
  | { readonly type: 'filterClosed' };
export type ListEffect =
  | { readonly type: 'saveFile'; readonly cards: readonly LoanCard[] }
  /** Stores the length of the list in the address. */
  | { readonly type: 'keepPages'; readonly asked: Asked; readonly pages: number };

const noneSaved = { cards: [], pages: 0 };

export const listFlow: FlowDefinition<ListState, ListEvent, typeof calls, Listed, never, ListEffect> = {
  initial: (listed) => ({ ...listed, more: 'idle', saving: 'idle', saved: noneSaved, count: null }),
  calls,
  on: {
    moreAsked(flow) {
      const { asked, pages } = flow.state;
      flow.set({ ...flow.state, more: 'sending' });
      flow.call('more', requestOf(asked, pages + 1));
    },
    fileAsked(flow) {
      if (flow.isPending('all')) return;
      flow.set({ ...flow.state, saving: 'sending', saved: noneSaved });
      flow.call('all', requestOf(flow.state.asked));
    },
    countAsked(flow, { asked }) {
      flow.set({ ...flow.state, count: null });
      flow.cancel('count');
      flow.call('count', requestOf(asked));
    },
    filterClosed: (flow) => flow.cancel('count'),
  },
  answers: {
    more: {
      done(flow, page) {
        const { asked, pages } = flow.state;
        flow.set({ ...flow.state, ...withPage(flow.state, page), more: 'idle' });
        flow.run({ type: 'keepPages', asked, pages: pages + 1 });
      },
      failed: (flow) => flow.set({ ...flow.state, more: 'failed' }),
    },
    all: {
      done(flow, { transactionDetails, hasMore }) {
        const { asked, saved } = flow.state;
        const [cards, pages] = [[...saved.cards, ...transactionDetails], saved.pages + 1];
        if (hasMore) {
          flow.set({ ...flow.state, saved: { cards, pages } });
          flow.call('all', requestOf(asked, pages + 1));
          return;
        }
        flow.set({ ...flow.state, saving: 'idle', saved: noneSaved });
        flow.run({ type: 'saveFile', cards: onceEach(cards) });
      },
      failed: (flow) => flow.set({ ...flow.state, saving: 'failed', saved: noneSaved }),
    },
    count: {
      done: (flow, { transactionCount }) => flow.set({ ...flow.state, count: transactionCount }),
      // The button works without a count.
      failed: () => undefined,
    },
  },
  timers: {},
};
