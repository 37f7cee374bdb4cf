import { initialState } from '../initial-state';
import type { Stack } from '../routes';
import type { OpenView, OverScreen, Purchase, SalesState, Session, View } from '../state';
import { isOpenView, stackOf, viewOf } from '../views';

/** Fields of a state, by their own names; `stack` ends with the present screen. */
export type StateChange = Partial<
  Session & Purchase & OverScreen & { readonly stack: Stack } & Omit<SalesState, 'session' | 'purchase'>
>;

const partOf = (change: StateChange, part: object): StateChange =>
  Object.fromEntries(Object.entries(change).filter(([field]) => field in part));

/** The screen that an agent is on. */
export function openViewIn({ view }: SalesState): OpenView {
  if (!isOpenView(view)) throw new Error(`the app has ended at ${view.screen}`);
  return view;
}

function viewWith(view: View, { stack, sheet, interstitialTimerId }: StateChange): View {
  if (!isOpenView(view)) return view;
  return viewOf(stack ?? stackOf(view), {
    sheet: sheet ?? view.sheet,
    interstitialTimerId: interstitialTimerId === undefined ? view.interstitialTimerId : interstitialTimerId,
  });
}

/** The state with some of its fields changed, each in the group that it belongs to. */
export const changed = (state: SalesState, change: StateChange): SalesState => ({
  ...state,
  ...partOf(change, initialState),
  session: { ...state.session, ...partOf(change, initialState.session) },
  purchase: { ...state.purchase, ...partOf(change, initialState.purchase) },
  view: viewWith(change.view ?? state.view, change),
});
