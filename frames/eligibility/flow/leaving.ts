import type { EligibilityCloseReason } from '../../../shared/bridge/close-reasons';
import type { EligibilityContext } from './eligibility-context';
import { screenTable } from './screen-table';
import type { ScreenName } from './state';

/** Only a window over the page can be left; a part of the page is the page's. */
export function leave(context: EligibilityContext, reason: 'closeButton' | 'escape'): void {
  if (context.state.mode === 'modal') context.ask({ type: 'close', reason });
}

/** Esc takes the question away first, and asks it where a number or a code would go with the widget. Without a network
 *  nothing more can be done here. */
export function escapePressed(context: EligibilityContext): void {
  const { mode, isCloseAsked, offline, mobile } = context.state;
  const isEntered = mobile !== '' && context.on('VERIFY_MOBILE') !== null;
  if (isCloseAsked) context.set({ isCloseAsked: false });
  else if (mode === 'modal' && isEntered && !offline) context.set({ isCloseAsked: true });
  else leave(context, 'escape');
}

/** How a check that nobody sees ends on a screen; null while it goes on. */
export const headlessEnd = (screen: { readonly name: ScreenName }): EligibilityCloseReason | null =>
  screenTable[screen.name].headlessEnd;

/** Closes once a check that nobody sees, as soon as it stands where nobody can help it on. What it found has been told
 *  before. */
export function endHeadless(context: EligibilityContext): void {
  const { mode, merchant, isOver, screen } = context.state;
  const reason = headlessEnd(screen);
  if (mode !== 'headless' || merchant === null || isOver || reason === null) return;
  context.set({ isOver: true });
  context.ask({ type: 'close', reason });
}
