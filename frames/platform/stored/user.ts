import { bool, object, oneOf, text } from '../../../shared/bridge/schema';
import { entryKind, readEntry, writeEntry } from '../storage/entries';
import type { KeyValueStore } from '../storage/key-value-store';
import { storageKey } from '../storage/keys';
import type { Stores } from '../storage/storage-support';

/** As '98XXXXX210': a number that is not masked is refused. */
const Masked = text(40, 1, /^\d{0,2}X[X ]*\d{0,3}$/, 'a masked mobile number');
const loginMethods = ['OTP'] as const;
type LoginMethod = (typeof loginMethods)[number];

const authDetails = entryKind(storageKey.authDetails, object({ login: bool, mobile: Masked }));
const userId = entryKind(storageKey.userId, text(100, 1, /^[\w-]+$/));
const userRegistered = entryKind(storageKey.userRegistered, bool);
const isUserRegistered = entryKind(storageKey.isUserRegistered, bool);
const loginMethod = entryKind(storageKey.loginMethod, oneOf(...loginMethods));

/** Entries of local storage that belong to one user. */
const personal = [
  storageKey.authDetails,
  storageKey.userId,
  storageKey.userRegistered,
  storageKey.isUserRegistered,
  storageKey.loginMethod,
  storageKey.lenderId,
  storageKey.txnUuid,
] as const;
/** Entries of session storage whose owner is a masked number, which two users may share. */
const drafts = ['ntbOriginationData', 'disputeDraft'] as const;

/** The authenticated user of a session. */
interface KnownUser {
  /** Keyed hash of the number, made by the server. */
  readonly userId: string;
  readonly maskedMobile: string;
}

/** Keeps who is logged in. The entries of another user are removed first. Source: S1§4 (ELG-007, ELG-008), S2§3. */
export function rememberUser(stores: Stores, user: KnownUser, nowMs: number): void {
  const before = readEntry(stores.local, userId, nowMs);
  if (before !== null && before !== user.userId) forgetUser(stores);
  writeEntry(stores.local, userId, user.userId, nowMs);
  writeEntry(stores.local, authDetails, { login: true, mobile: user.maskedMobile }, nowMs);
}

/** Keeps that the user has logged in here, and how. Source: S1§4 (OTP-032). */
export function rememberLogin({ local }: Stores, method: LoginMethod, nowMs: number): void {
  writeEntry(local, userRegistered, true, nowMs);
  writeEntry(local, loginMethod, method, nowMs);
}

/** Keeps that a lender has registered the user. Source: Q-048. */
export const rememberRegistration = (store: KeyValueStore, nowMs: number): void =>
  writeEntry(store, isUserRegistered, true, nowMs);

/** The session is over. The flags of the next login stay, as do the user id, which tells another user from this one, and
 *  the payment. Source: S1§4 ("stored state is cleared"). */
export function forgetSession({ local }: Stores): void {
  local.remove(storageKey.authDetails);
  local.remove(storageKey.lenderId);
}

/** The user has logged out or deleted their data, or another user has logged in. */
export function forgetUser({ local, session }: Stores): void {
  for (const key of personal) local.remove(key);
  for (const key of drafts) session.remove(key);
}

/** Masked number of the user who is logged in, before the server answers. Null for none. */
export function readLoggedIn(store: KeyValueStore, nowMs: number): string | null {
  const found = readEntry(store, authDetails, nowMs);
  return found?.login === true ? found.mobile : null;
}

/** Greeting of a user who has logged in here before. */
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
