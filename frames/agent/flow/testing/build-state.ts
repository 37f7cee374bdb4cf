import { initialState } from '../initial-state';
import type { Purchase, SalesState, Session } from '../state';

/** Fields of a state, by their own names. */
export type StateChange = Partial<Session & Purchase & Omit<SalesState, 'session' | 'purchase'>>;

const partOf = (change: StateChange, part: object): StateChange =>
  Object.fromEntries(Object.entries(change).filter(([field]) => field in part));

/** The state with some of its fields changed, each in the group that it belongs to. */
export const changed = (state: SalesState, change: StateChange): SalesState => ({
  ...state,
  ...partOf(change, initialState),
  session: { ...state.session, ...partOf(change, initialState.session) },
  purchase: { ...state.purchase, ...partOf(change, initialState.purchase) },
});
