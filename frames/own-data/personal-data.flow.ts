import { changeProfile, forgetMe } from '../../shared/api/customer';
import type { Flow, FlowDefinition } from '../platform/page/flow';
import type { PersonalData } from './personal-data';

const calls = { save: changeProfile, remove: forgetMe };

/** A call that is made in a sheet. */
export type SheetStep = 'open' | 'sending' | 'failed';

export interface PersonalDataState {
  readonly held: PersonalData;
  readonly sheet: null | { readonly name: 'correct' | 'delete'; readonly step: SheetStep };
}

export type PersonalDataEvent =
  | { readonly type: 'correctionAsked' }
  | { readonly type: 'correctionSent'; readonly name: string; readonly email: string }
  | { readonly type: 'deletionAsked' }
  | { readonly type: 'deletionConfirmed' }
  | { readonly type: 'sheetClosed' };

type PersonalDataRules = Flow<PersonalDataState, typeof calls, PersonalData, never, 'leave'>;

function setStep(flow: PersonalDataRules, step: SheetStep): void {
  const { sheet } = flow.state;
  if (sheet) flow.set({ ...flow.state, sheet: { ...sheet, step } });
}

/** Opens a sheet. A call of it that is still pending goes on. */
const open = (flow: PersonalDataRules, name: 'correct' | 'delete'): void =>
  flow.set({
    ...flow.state,
    sheet: { name, step: flow.isPending(name === 'correct' ? 'save' : 'remove') ? 'sending' : 'open' },
  });

/** Personal data of the customer: name and e-mail address can be corrected, and what nothing needs deleted. */
export const personalDataFlow: FlowDefinition<
  PersonalDataState,
  PersonalDataEvent,
  typeof calls,
  PersonalData,
  never,
  'leave'
> = {
  initial: (held) => ({ held, sheet: null }),
  calls,
  on: {
    correctionAsked: (flow) => open(flow, 'correct'),
    correctionSent(flow, { name, email }) {
      if (flow.isPending('save')) return;
      setStep(flow, 'sending');
      flow.call('save', { name, email });
    },
    deletionAsked: (flow) => open(flow, 'delete'),
    deletionConfirmed(flow) {
      setStep(flow, 'sending');
      flow.call('remove', {});
    },
    sheetClosed: (flow) => flow.set({ ...flow.state, sheet: null }),
  },
  answers: {
    save: {
      done: (flow, { name, email }) => flow.set({ held: { ...flow.state.held, name, email }, sheet: null }),
      failed: (flow) => setStep(flow, 'failed'),
    },
    remove: {
      done: (flow) => flow.run('leave'),
      failed: (flow) => setStep(flow, 'failed'),
    },
  },
  timers: {},
};
