import { changeProfile, ownProfile, type Profile } from '../../shared/api/customer';
import type { Flow, FlowDefinition } from '../platform/page/flow';

const calls = { profile: ownProfile, change: changeProfile };

export interface CardsState {
  readonly userDetails: Profile | 'loading' | 'failed';
  /** The call that switches WhatsApp. */
  readonly whatsApp: 'idle' | 'sending' | 'failed';
}
export type CardsEvent =
  | { readonly type: 'retried' }
  | { readonly type: 'whatsAppSwitched'; readonly isWhatsappAllowed: boolean };
/** The customer's name is known; null if the profile has none. */
export interface CardsEffect {
  readonly type: 'named';
  readonly name: string | null;
}
type CardsFlow = Flow<CardsState, typeof calls, undefined, never, CardsEffect>;

function load(flow: CardsFlow): void {
  flow.set({ ...flow.state, userDetails: 'loading' });
  flow.call('profile', undefined);
}

/** The cards of My Account besides those of lenders. */
export const cardsFlow: FlowDefinition<CardsState, CardsEvent, typeof calls, undefined, never, CardsEffect> = {
  initial: () => ({ userDetails: 'loading', whatsApp: 'idle' }),
  start: load,
  calls,
  on: {
    retried: load,
    whatsAppSwitched(flow, { isWhatsappAllowed }) {
      if (flow.isPending('change')) return;
      flow.set({ ...flow.state, whatsApp: 'sending' });
      flow.call('change', { isWhatsappAllowed });
    },
  },
  answers: {
    profile: {
      done(flow, userDetails) {
        flow.set({ ...flow.state, userDetails });
        flow.run({ type: 'named', name: userDetails.name });
      },
      failed: (flow) => flow.set({ ...flow.state, userDetails: 'failed' }),
    },
    change: {
      done: (flow, userDetails) => flow.set({ userDetails, whatsApp: 'idle' }),
      failed: (flow) => flow.set({ ...flow.state, whatsApp: 'failed' }),
    },
  },
  timers: {},
};
