import { mountPage } from '../client/mount-page';
import { runGuestEntry } from '../client/run-guest-entry';

const report = mountPage(window, () =>
  import('../../own-application').then(({ applicationPageAt }) => applicationPageAt(window.location, onGuest)),
);
const onGuest = runGuestEntry(window, () => import('../../account'), report);
