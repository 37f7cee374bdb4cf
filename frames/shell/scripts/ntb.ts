import { mountPage } from '../client/mount-page';
import { runGuestEntry } from '../client/run-guest-entry';

// What runs in the page of an application with a lender that is new to the shopper.
const report = mountPage(window, () =>
  import('../../own-application').then(({ applicationPageAt }) => applicationPageAt(window.location, onGuest)),
);
const onGuest = runGuestEntry(window, () => import('../../account'), report);
