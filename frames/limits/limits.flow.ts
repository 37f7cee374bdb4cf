import { checkLimit, type ownLimits } from '../../shared/api/credit-line';
import type { ResponseOf } from '../../shared/api/endpoint';
import type { Flow, FlowDefinition } from '../platform/page/flow';
import { type Limits, withReloaded } from './reloaded-limits';

const calls = { check: checkLimit };

/** How it stands with a lender that gave no limit: still to be asked, being asked, silent again, or not approving. */
export type Recheck = 'silent' | 'asking' | 'stillSilent' | 'notApproved';

export interface LimitsState {
  readonly limits: Limits['limits'];
  /** By lender id; a lender that was not asked again is `silent`. */
  readonly rechecks: Readonly<Record<string, Recheck>>;
}
export type LimitsEvent = { readonly type: 'recheckAsked'; readonly lenderId: string };

type LimitsRules = Flow<LimitsState, typeof calls, ResponseOf<typeof ownLimits>>;

const setRecheck = (flow: LimitsRules, lenderId: string, recheck: Recheck): void =>
  flow.set({ ...flow.state, rechecks: { ...flow.state.rechecks, [lenderId]: recheck } });

/** Credit limits of the customer. Several silent lenders may be asked again side by side. */
export const limitsFlow: FlowDefinition<LimitsState, LimitsEvent, typeof calls, Limits> = {
  initial: ({ limits }) => ({ limits, rechecks: {} }),
  calls,
  on: {
    recheckAsked(flow, { lenderId }) {
      setRecheck(flow, lenderId, 'asking');
      flow.call('check', { lenderId }, lenderId);
    },
  },
  answers: {
    check: {
      done(flow, answer) {
        setRecheck(flow, answer.lenderId, 'notApproved');
        flow.set({ ...flow.state, limits: withReloaded(flow.state.limits, answer) });
      },
      failed: (flow, _failure, { lenderId }) => setRecheck(flow, lenderId, 'stillSilent'),
    },
  },
  timers: {},
};
