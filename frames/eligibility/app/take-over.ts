import type { Frame } from '../../../shared/bridge/frame';
import { mobileDigits } from '../../../shared/rules/validation';
import type { Bootstrap } from '../../platform/frame/bootstrap';
import type { RunningEligibility } from '../eligibility-frame';
import type { EligibilityState } from '../flow/state';

/** True while the number entry may be the next screen and nothing else is shown. */
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
    // The focus stays in a later field.
    if (activeElement instanceof HTMLElement && root.contains(activeElement)) activeElement.focus();
    replayClicks?.(root);
  }

  return (draw) => {
    // A second opening is rendered already, or will be.
    if (isBegun) return;
    isBegun = true;
    const look = (): void => {
      if (mayStay(flow.state)) return;
      stop();
      // After the machine has handled the event.
      queueMicrotask(() => take(draw));
    };
    const stop = flow.machine.subscribe(look);
    look();
  };
}
