import { followHint } from '../platform/account/follow-hint';
import { ownPage } from '../platform/own-page';
import { ActivationView } from './activation-view';
import { readActivation } from './read-activation';

/** The pages of an activation. A guest sees the first of them; those of whoever has logged in are guarded by the server. */
export const activationPage = ownPage({
  ask: readActivation,
  View: ActivationView,
  isForGuests: true,
  onNavigationHint: followHint,
});
