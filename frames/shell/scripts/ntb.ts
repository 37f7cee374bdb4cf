import { runGuestEntry } from '../client/run-guest-entry';
import { runOwnPage } from '../client/run-own-page';

// What runs in the page of an application with a lender that is new to the shopper.
const report = runOwnPage(window, () =>
  import('../../own-application').then(({ applicationPageAt }) => applicationPageAt(window.location, onGuest)),
);
const onGuest = runGuestEntry(window, () => import('../../account'), report);
