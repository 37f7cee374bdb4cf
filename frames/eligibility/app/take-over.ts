import type { Frame } from '../../../shared/bridge/frame';
import { mobileDigits } from '../../../shared/rules/validation';
import type { Bootstrap } from '../../platform/frame/bootstrap';
import type { RunningEligibility } from '../eligibility-frame';
import type { EligibilityState } from '../flow/state';

/** Whether the number entry may still be what comes, and nothing else is to be shown. */
const mayStay = ({ screen, isStorageFine, isCloseAsked, offline }: EligibilityState): boolean =>
  screen.name === 'DETAILS_API_LOADING' && isStorageFine && !isCloseAsked && !offline;

/** Keeps a prerendered number entry (`prerendered-entry.ts`) until the server has answered, then hydrates it with typed text
 *  and buffered clicks. Undefined without one. */
export function takeOver(
  root: HTMLElement,
  flow: RunningEligibility,
  replayClicks: Bootstrap<Frame>['replayClicks'],
): ((draw: () => void) => void) | undefined {
  if (!root.firstChild) return;
  let isBegun = false;

  function take(draw: () => void): void {
    const [number] = root.getElementsByTagName('input');
    if (flow.state.screen.name === 'VERIFY_MOBILE') {
      if (number && number.value !== number.defaultValue)
        flow.send({ type: 'mobileTyped', text: mobileDigits(number.value) });
    }
    delete root.dataset.awaitsPrice;
    const { activeElement } = root.ownerDocument;
    draw();
    // Whoever is further than the first field stays there.
    if (activeElement instanceof HTMLElement && root.contains(activeElement)) activeElement.focus();
    replayClicks?.(root);
  }

  return (draw) => {
    // What is opened anew is drawn already, or will be.
    if (isBegun) return;
    isBegun = true;
    const look = (): void => {
      if (mayStay(flow.state)) return;
      stop();
      // Once the machine has taken what has made the difference.
      queueMicrotask(() => take(draw));
    };
    const stop = flow.machine.subscribe(look);
    look();
  };
}
