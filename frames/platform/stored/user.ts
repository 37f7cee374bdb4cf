import { bool, object, oneOf, text } from '../../../shared/bridge/schema';
import { entryKind, readEntry, writeEntry } from '../storage/entries';
import type { KeyValueStore } from '../storage/key-value-store';
import { storageKey } from '../storage/keys';
import type { Stores } from '../storage/storage-support';

/** As '98XXXXX210'; rejects an unmasked number. */
const Masked = text(40, 1, /^\d{0,2}X[X ]*\d{0,3}$/, 'a masked mobile number');
const loginMethods = ['OTP'] as const;
type LoginMethod = (typeof loginMethods)[number];

const authDetails = entryKind(storageKey.authDetails, object({ login: bool, mobile: Masked }));
const userId = entryKind(storageKey.userId, text(100, 1, /^[\w-]+$/));
const userRegistered = entryKind(storageKey.userRegistered, bool);
const isUserRegistered = entryKind(storageKey.isUserRegistered, bool);
const loginMethod = entryKind(storageKey.loginMethod, oneOf(...loginMethods));

/** Local-storage entries of one user. */
const personal = [
  storageKey.authDetails,
  storageKey.userId,
  storageKey.userRegistered,
  storageKey.isUserRegistered,
  storageKey.loginMethod,
  storageKey.lenderId,
  storageKey.txnUuid,
] as const;
/** Session-storage entries owned by a masked number, which two users may share. */
const drafts = ['ntbOriginationData', 'disputeDraft'] as const;

interface KnownUser {
  /** Keyed hash of the number, made by the server. */
  readonly userId: string;
  readonly maskedMobile: string;
}

/** Stores the logged-in user. Entries of another user are removed first. Source: S1§4 (ELG-007, ELG-008), S2§3. */
export function rememberUser(stores: Stores, user: KnownUser, nowMs: number): void {
  const before = readEntry(stores.local, userId, nowMs);
  if (before !== null && before !== user.userId) forgetUser(stores);
  writeEntry(stores.local, userId, user.userId, nowMs);
  writeEntry(stores.local, authDetails, { login: true, mobile: user.maskedMobile }, nowMs);
}

/** Stores the login method. Source: S1§4 (OTP-032). */
export function rememberLogin({ local }: Stores, method: LoginMethod, nowMs: number): void {
  writeEntry(local, userRegistered, true, nowMs);
  writeEntry(local, loginMethod, method, nowMs);
}

/** Stores that a lender has registered the user. Source: Q-048. */
export const rememberRegistration = (store: KeyValueStore, nowMs: number): void =>
  writeEntry(store, isUserRegistered, true, nowMs);

/** Ends the session. Flags for the next login, the user id (to detect another user) and the payment stay. Source: S1§4
 *  ("stored state is cleared"). */
export function forgetSession({ local }: Stores): void {
  local.remove(storageKey.authDetails);
  local.remove(storageKey.lenderId);
}

/** After a logout, a deletion of data, or a login of another user. */
export function forgetUser({ local, session }: Stores): void {
  for (const key of personal) local.remove(key);
  for (const key of drafts) session.remove(key);
}

/** Masked number of the logged-in user, before the server answers; null for none. */
export function readLoggedIn(store: KeyValueStore, nowMs: number): string | null {
  const found = readEntry(store, authDetails, nowMs);
  return found?.login === true ? found.mobile : null;
}

/** Greeting of a returning user. */
export interface Welcome {
  readonly userRegistered: boolean;
  readonly isUserRegistered: boolean;
  /** Null before the first login. */
  readonly loginMethod: LoginMethod | null;
}
export const noWelcome: Welcome = { userRegistered: false, isUserRegistered: false, loginMethod: null };

export const readWelcome = (store: KeyValueStore, nowMs: number): Welcome => ({
  userRegistered: readEntry(store, userRegistered, nowMs) === true,
  isUserRegistered: readEntry(store, isUserRegistered, nowMs) === true,
  loginMethod: readEntry(store, loginMethod, nowMs),
});
