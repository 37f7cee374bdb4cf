import type { EligibilityCloseReason } from '../../../shared/bridge/close-reasons';
import { at } from '../../platform/flow/at';
import { change, type EligibilityFlow } from './eligibility-flow';
import type { ScreenName } from './state';

/** Only a window over the page can be left; a part of the page is the page's. */
export function leave(flow: EligibilityFlow, reason: 'closeButton' | 'escape'): void {
  if (flow.state.mode === 'modal') flow.run({ type: 'close', reason });
}

/** Esc takes the question away first, and asks it where a number or a code would go with the widget. Without a network
 *  nothing more can be done here. */
export function escapePressed(flow: EligibilityFlow): void {
  const { mode, isCloseAsked, offline, mobile } = flow.state;
  const isEntered = mobile !== '' && at(flow.state, 'VERIFY_MOBILE') !== null;
  if (isCloseAsked) change(flow, { isCloseAsked: false });
  else if (mode === 'modal' && isEntered && !offline) change(flow, { isCloseAsked: true });
  else leave(flow, 'escape');
}

/** How a headless check ends on a screen; null while it goes on. It ends where a person would have to do something. */
export function headlessEnd({ name }: { readonly name: ScreenName }): EligibilityCloseReason | null {
  switch (name) {
    case 'DETAILS_API_LOADING':
    case 'USER_API_LOADING':
      return null;
    case 'VERIFY_MOBILE':
      return 'notVerified';
    case 'ELIGIBLE_LENDERS':
    case 'NOT_ELIGIBLE':
      return 'checked';
    case 'API_ERROR':
    case 'DYNAMIC_CE_ERROR':
      return 'unavailable';
    default:
      return name satisfies never;
  }
}

/** Closes once a check that nobody sees, as soon as it stands where nobody can help it on. What it found has been told
 *  before. */
export function endHeadless(flow: EligibilityFlow): void {
  const { mode, merchant, isOver, screen } = flow.state;
  const reason = headlessEnd(screen);
  if (mode !== 'headless' || merchant === null || isOver || reason === null) return;
  change(flow, { isOver: true });
  flow.run({ type: 'close', reason });
}
