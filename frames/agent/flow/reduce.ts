import type { Messages } from '../messages/messages';
import type { SalesEvent, Step } from './events';
import { platformRules } from './platform-rules';
import { screenRules } from './screen-rules';
import type { SalesState } from './state';
import { Turn } from './turn';

const rules = { ...platformRules, ...screenRules };

/** Leaving works even where nothing else does. */
const alwaysHeard: readonly SalesEvent['type'][] = [
  'closeAsked',
  'exitAsked',
  'escapePressed',
  'storageRetried',
  'connectionRetried',
];

/**
 * The sales app as a pure function: a state and an event in, the next state and the effects to carry out, back.
 * Screens show a state and send events; which screen comes next is decided here alone. Before openSalesApp and after
 * closing, and while a screen without address stands still, only the platform is heard and the ways out.
 * Source: S2§4.
 */
export function reduce(state: SalesState, event: SalesEvent, messages: Messages): Step {
  if (!isHeard(state, event)) return { state, effects: [] };
  const turn = new Turn(state, messages);
  // SAFETY: the table has one rule for each kind of event, typed by that kind; indexing by `event.type` keeps the pair.
  (rules[event.type] as (turn: Turn, event: SalesEvent) => void)(turn, event);
  return turn.end();
}

function isHeard(state: SalesState, event: SalesEvent): boolean {
  if (state.phase === 'closed') return event.type === 'opened';
  if (event.type in platformRules || alwaysHeard.includes(event.type)) return true;
  return state.phase !== 'waiting' && state.standstill === 'none';
}
