import type { EligibilityCloseReason } from '../../../shared/bridge/close-reasons';
import { at } from '../../platform/flow/at';
import { change, type EligibilityFlow } from './eligibility-flow';
import type { ScreenName } from './state';

/** Only a modal widget can be left. */
export function leave(flow: EligibilityFlow, reason: 'closeButton' | 'escape'): void {
  if (flow.state.mode === 'modal') flow.run({ type: 'close', reason });
}

/** Esc closes the question first, and opens it if typed input would be lost. Offline it does nothing else. */
export function escapePressed(flow: EligibilityFlow): void {
  const { mode, isCloseAsked, offline, mobile } = flow.state;
  const isEntered = mobile !== '' && at(flow.state, 'VERIFY_MOBILE') !== null;
  if (isCloseAsked) change(flow, { isCloseAsked: false });
  else if (mode === 'modal' && isEntered && !offline) change(flow, { isCloseAsked: true });
  else leave(flow, 'escape');
}

/** Close reason of a headless check on a screen; null while it continues. It ends where a user would have to act. */
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

/** Closes a headless check once, as soon as it needs a user. Its result was sent before. */
export function endHeadless(flow: EligibilityFlow): void {
  const { mode, merchant, isOver, screen } = flow.state;
  const reason = headlessEnd(screen);
  if (mode !== 'headless' || merchant === null || isOver || reason === null) return;
  change(flow, { isOver: true });
  flow.run({ type: 'close', reason });
}
