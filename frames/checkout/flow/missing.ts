import { type CheckoutFlow, show } from './checkout-flow';
import { compareAgain } from './compare-offers';
import { openKfs } from './kfs';
import { retryStart } from './opening';
import { refreshOffers, showPlans } from './plans';
import { isKfsMissing } from './selectors';

/** Asks again for what the screen shows and did not come: all of it, two offers, the plans, the statement. False where nothing is
 *  missing. */
export function askForMissing(flow: CheckoutFlow): boolean {
  const { screen } = flow.state;
  if (screen.name === 'startFailed') retryStart(flow);
  else if (compareAgain(flow)) return true;
  else if (screen.name === 'planSelection' && screen.failure && screen.phase === 'choosing') {
    showPlans(flow, screen.notice);
    refreshOffers(flow);
  } else if (screen.name === 'ntbOffer' && screen.failure && screen.phase === 'choosing') {
    show(flow, { ...screen, phase: 'loading', failure: null });
    refreshOffers(flow);
  } else if (isKfsMissing(flow.state)) openKfs(flow);
  else return false;
  return true;
}
