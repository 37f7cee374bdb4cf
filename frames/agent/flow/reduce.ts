import type { Transition } from '../../platform/flow/reducer-context';
import { applyRule } from '../../platform/flow/rules';
import type { Messages } from '../page-messages';
import { followBill } from './bill';
import type { SalesEffect, SalesEvent } from './events';
import { endOf } from './navigation';
import { platformRules } from './platform-rules';
import { SalesContext } from './sales-context';
import { screenRules } from './screen-rules';
import type { SalesState } from './state';

const rules = { ...platformRules, ...screenRules };

/** Leaving, and what the dialogs say, works even where nothing else does. */
const alwaysAccepted: readonly SalesEvent['type'][] = [
  'back',
  'closeAsked',
  'exitAsked',
  'escapePressed',
  'closeConfirmed',
  'workKept',
  'retryAsked',
  'errorExitAsked',
  'storageRetried',
  'connectionRetried',
];

/**
 * The sales app as a pure function: a state and an event in, the next state and the effects to carry out, back.
 * Screens show a state and send events; which screen comes next is decided here alone. Before openSalesApp and after
 * closing, and on the screens that end the app, only the platform and the exits are heard. `nowMs`: epoch ms of the
 * event. Source: S2§4.
 */
export function reduce(
  state: SalesState,
  event: SalesEvent,
  nowMs: number,
  messages: Messages,
): Transition<SalesState, SalesEffect> {
  if (!isAccepted(state, event)) return { state, effects: [] };
  const context = new SalesContext(state, messages, nowMs);
  applyRule<SalesContext, SalesEvent>(rules, context, event);
  followBill(context);
  return context.end();
}

function isAccepted(state: SalesState, event: SalesEvent): boolean {
  if (state.session.phase === 'closed') return event.type === 'opened';
  if (event.type in platformRules || alwaysAccepted.includes(event.type)) return true;
  return state.session.phase !== 'waiting' && endOf(state) === null;
}
