import { type Consent, consentText, type ownConsents, withdrawConsent } from '../../shared/api/consents';
import type { ResponseOf } from '../../shared/api/endpoint';
import type { Flow, FlowDefinition } from '../platform/page/flow';

const calls = { text: consentText, withdraw: withdrawConsent };
type Consents = ResponseOf<typeof ownConsents>;

/** The text of a consent in the sheet that shows it. */
export type ConsentText =
  | { readonly step: 'loading' | 'failed' }
  | { readonly step: 'shown'; readonly text: ResponseOf<typeof consentText> };

export interface ConsentsState {
  readonly consents: readonly Consent[];
  readonly sheet:
    | null
    | { readonly name: 'text'; readonly consent: Consent; readonly text: ConsentText }
    | { readonly name: 'withdraw'; readonly consent: Consent; readonly step: 'asked' | 'sending' | 'failed' };
  /** How often something was withdrawn: each is confirmed by a snackbar of its own; 0 for none to show. */
  readonly withdrawals: number;
}

export type ConsentsEvent =
  | { readonly type: 'textAsked'; readonly consent: Consent }
  | { readonly type: 'withdrawalAsked'; readonly consent: Consent }
  | { readonly type: 'withdrawalConfirmed' }
  | { readonly type: 'sheetClosed' }
  | { readonly type: 'snackbarHidden' };

type ConsentsRules = Flow<ConsentsState, typeof calls, Consents>;

function showText(flow: ConsentsRules, consentId: string, text: ConsentText): void {
  const { sheet } = flow.state;
  if (sheet?.name === 'text' && sheet.consent.consentId === consentId)
    flow.set({ ...flow.state, sheet: { ...sheet, text } });
}

/** The open sheet if it withdraws this consent. */
function withdrawalOf({ state: { sheet } }: ConsentsRules, consentId: string) {
  return sheet?.name === 'withdraw' && sheet.consent.consentId === consentId ? sheet : null;
}

/** What the customer agreed to: each text can be read, and some consents withdrawn. */
export const consentsFlow: FlowDefinition<ConsentsState, ConsentsEvent, typeof calls, Consents> = {
  initial: ({ consents }) => ({ consents, sheet: null, withdrawals: 0 }),
  calls,
  on: {
    textAsked(flow, { consent }) {
      flow.set({ ...flow.state, sheet: { name: 'text', consent, text: { step: 'loading' } } });
      flow.call('text', { consentId: consent.consentId }, consent.consentId);
    },
    withdrawalAsked(flow, { consent }) {
      const step = flow.isPending('withdraw', consent.consentId) ? 'sending' : 'asked';
      flow.set({ ...flow.state, sheet: { name: 'withdraw', consent, step } });
    },
    withdrawalConfirmed(flow) {
      const { sheet } = flow.state;
      if (sheet?.name !== 'withdraw') return;
      flow.set({ ...flow.state, sheet: { ...sheet, step: 'sending' } });
      const { consentId } = sheet.consent;
      flow.call('withdraw', { consentId }, consentId);
    },
    sheetClosed: (flow) => flow.set({ ...flow.state, sheet: null }),
    snackbarHidden: (flow) => flow.set({ ...flow.state, withdrawals: 0 }),
  },
  answers: {
    text: {
      done: (flow, text, { consentId }) => showText(flow, consentId, { step: 'shown', text }),
      failed: (flow, _failure, { consentId }) => showText(flow, consentId, { step: 'failed' }),
    },
    withdraw: {
      done: (flow, { consents }, { consentId }) =>
        flow.set({
          consents,
          sheet: withdrawalOf(flow, consentId) ? null : flow.state.sheet,
          withdrawals: flow.state.withdrawals + 1,
        }),
      failed(flow, _failure, { consentId }) {
        const sheet = withdrawalOf(flow, consentId);
        if (sheet) flow.set({ ...flow.state, sheet: { ...sheet, step: 'failed' } });
      },
    },
  },
  timers: {},
};
