import { followHint } from '../platform/account/follow-hint';
import { sitePage } from '../platform/page/site-page';
import { activationFlow } from './activation.flow';
import { ActivationView } from './activation-view';
import { activationAddress, readActivation } from './read-activation';

/** The pages of an activation. A guest sees the first of them; the server guards those of a customer. */
export const activationPage = sitePage({
  load: readActivation,
  flow: activationFlow,
  View: ActivationView,
  access: 'guest',
  onNavigationHint: followHint,
  perform:
    ({ page }) =>
    (effect) => {
      if (effect.type === 'goTo') page.location.assign(activationAddress(effect.place, page));
      else page.location.reload();
    },
});
