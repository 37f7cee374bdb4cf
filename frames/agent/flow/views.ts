import type { Stack } from './routes';
import type { SalesContext } from './sales-context';
import type { OpenView, OverScreen, View } from './state';

/** True for a screen that an agent goes through. */
export const isOpenView = <S>(view: View<S>): view is OpenView<S> => 'sheet' in view;

/** The screen that the agent is on, or comes back to once nothing covers it; null where the app has ended. */
export function openViewOf<S>(view: View<S>): OpenView<S> | null {
  if (isOpenView(view)) return view;
  return 'covers' in view ? view.covers : null;
}

/** Routes from the first screen to that one. */
export const stackOf = (open: OpenView): Stack => ('beneath' in open ? [...open.beneath, open.screen] : [open.screen]);

/** The last screen of a stack, on the others. */
export function viewOf([first, ...further]: Stack, over: OverScreen): OpenView {
  const screen = further.at(-1);
  if (screen === undefined) return { ...over, screen: first };
  return { ...over, screen, beneath: [first, ...further.slice(0, -1)] };
}

/** Changes the screen that the agent is on or comes back to. */
function setOpenView(context: SalesContext, change: (open: OpenView) => OpenView): void {
  const { view } = context.state;
  if (isOpenView(view)) context.set({ view: change(view) });
  else if ('covers' in view) context.set({ view: { ...view, covers: change(view.covers) } });
}

/** What lies on the screen stays. */
export const setStack = (context: SalesContext, stack: Stack): void =>
  setOpenView(context, ({ sheet, interstitialTimerId }) => viewOf(stack, { sheet, interstitialTimerId }));

export const setOver = (context: SalesContext, over: Partial<OverScreen>): void =>
  setOpenView(context, (open) => ({ ...open, ...over }));
