import type { Stores } from '../platform/storage/storage-support';
import { writeLenderDetails } from '../platform/stored/lender-details';
import { writeLenderId } from '../platform/stored/lender-id';
import { forgetSession, forgetUser, rememberLogin, rememberUser } from '../platform/stored/user';
import type { AccountState } from './flow/state';
import type { AccountMachine } from './machine';

/** Stores the result of a login: user, method, selected lender and lenders. `ownLender`: bank of the site, null on ours.
 *  Source: S1§4. */
export function keepAccount(
  machine: Pick<AccountMachine, 'state' | 'subscribe'>,
  stores: Stores,
  ownLender: string | null,
  nowMs: () => number,
): void {
  let before = machine.state;
  machine.subscribe((state) => {
    keepUser(before, state, stores, nowMs());
    keepLenders(before, state, stores, ownLender, nowMs());
    before = state;
  });
}

function keepUser(before: AccountState, state: AccountState, stores: Stores, nowMs: number): void {
  const { identifyUser, callStatus } = state;
  if (identifyUser !== before.identifyUser && identifyUser.authDetails) {
    rememberUser(stores, identifyUser.authDetails, nowMs);
    if (callStatus.verifyOtp === 'success') rememberLogin(stores, 'OTP', nowMs);
  } else if (hasLoggedOut(before, state)) forgetUser(stores);
  else if (isNewGuest(before, state)) forgetSession(stores);
}

const isNewGuest = (before: AccountState, { screen, identifyUser }: AccountState): boolean =>
  (screen.name === 'guest' && before.screen.name !== 'guest') ||
  (before.identifyUser.isAuthenticated && !identifyUser.isAuthenticated);

/** Also in another tab. */
const hasLoggedOut = (before: AccountState, { screen, callStatus }: AccountState): boolean =>
  (screen.name === 'guest' && screen.why === 'loggedOut' && before.screen !== screen) ||
  (['logOut', 'logOutEverywhere'] as const).some(
    (call) => callStatus[call] === 'success' && before.callStatus[call] !== 'success',
  );

function keepLenders(
  before: AccountState,
  state: AccountState,
  { local }: Stores,
  ownLender: string | null,
  nowMs: number,
): void {
  const { selectedLender, lenderDetails, came } = state;
  const selected = selectedLender ?? (isNewGuest(before, state) ? ownLender : null);
  if (selected !== null && (selectedLender === null || selectedLender !== before.selectedLender))
    writeLenderId(local, selected, nowMs);
  // Lenders shown at first come from the cache: storing them would extend their lifetime.
  if (lenderDetails !== null && lenderDetails !== before.lenderDetails && state.screen.name !== 'asking')
    writeLenderDetails(local, came.campaign.merchantId ?? '', lenderDetails, nowMs);
}
