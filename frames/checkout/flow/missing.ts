import type { CheckoutContext } from './checkout-context';
import { compareAgain } from './compare-offers';
import { openKfs } from './kfs';
import { retryStart } from './opening';
import { refreshOffers, showPlans } from './plans';
import { isKfsMissing } from './selectors';

/** Asks again for what the screen shows and did not come: all of it, two offers, the plans, the statement. False where nothing is
 *  missing. */
export function askForMissing(context: CheckoutContext): boolean {
  const { screen } = context.state;
  if (screen.name === 'startFailed') retryStart(context);
  else if (compareAgain(context)) return true;
  else if (screen.name === 'planSelection' && screen.failure && screen.phase === 'choosing') {
    showPlans(context, screen.notice);
    refreshOffers(context);
  } else if (screen.name === 'ntbOffer' && screen.failure && screen.phase === 'choosing') {
    context.show({ ...screen, phase: 'loading', failure: null });
    refreshOffers(context);
  } else if (isKfsMissing(context.state)) openKfs(context);
  else return false;
  return true;
}
