import { MINUTE_MS } from '../../shared/rules/duration';
import type { Clock } from '../platform/clock';
import { SESSION_IDLE_MS } from '../rules/lifetimes';
import type { Db } from '../store/schema';
import {
  beginLogin,
  emptyDraft,
  hasLogin,
  type Session,
  type SessionInUse,
  sessionInserted,
  touchSession,
} from '../store/sessions';
import type { CallLimit } from './call-limit';
import type { BegunLogin } from './caller';
import { type Hasher, randomToken } from './secrets';

/** Uses within this time count as one; an idle session may end this much sooner. */
export const TOUCHED_EVERY_MS = MINUTE_MS;

/** Bearer of a session's token: a frame in a header, or a browser in a cookie. Each opens nothing as the other. */
export type SessionKind = 'frame' | 'site';
const hashedAs: Readonly<Record<SessionKind, string>> = { frame: 'session', site: 'site-session' };

export interface SessionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly hasher: Hasher;
}

export interface SessionStartDeps extends SessionDeps {
  readonly calls: CallLimit;
}

/**
 * Starts a session for a client, with its first quota of calls. Returns the token once; the database has only its
 * hash. `txnUuid` makes it a checkout's session; null a widget's. `mobile` is an already verified number, else null.
 */
export async function startSession(
  deps: SessionStartDeps,
  client: string,
  asked: Pick<Session, 'merchantKey' | 'origin' | 'txnUuid' | 'mobile'> &
    Partial<Pick<Session, 'isByLink'>> & { readonly kind?: SessionKind },
): Promise<{ readonly token: string; readonly session: Session }> {
  const nowMs = deps.clock.nowMs();
  const token = randomToken();
  const { kind = 'frame', ...of } = asked;
  const session = {
    isByLink: false,
    draft: emptyDraft,
    loginHash: null,
    guestHash: null,
    ...of,
    tokenHash: hashOf(deps.hasher, token, kind),
    expiresAtMs: nowMs + SESSION_IDLE_MS,
  };
  const by = { maker: 'session', merchantKey: session.merchantKey, client, session } as const;
  await deps.calls.begin(by, [sessionInserted(session, nowMs)]);
  return { token, session };
}

export async function sessionOfToken(
  deps: SessionDeps,
  token: string,
  kind: SessionKind = 'frame',
): Promise<SessionInUse | null> {
  const nowMs = deps.clock.nowMs();
  return touchSession(deps.db, hashOf(deps.hasher, token, kind), nowMs, nowMs + SESSION_IDLE_MS, TOUCHED_EVERY_MS);
}

/** Prepares a login with another token and id, and functions that write it in the transaction of the OTP check. */
export function newLogin(deps: SessionDeps, typedIn: Session, mobile: string, kind: SessionKind) {
  const [token, loginId, nowMs] = [randomToken(), randomToken(), deps.clock.nowMs()];
  const session: Session = {
    merchantKey: typedIn.merchantKey,
    origin: typedIn.origin,
    txnUuid: null,
    isByLink: false,
    draft: emptyDraft,
    tokenHash: hashOf(deps.hasher, token, kind),
    mobile,
    loginHash: kind === 'site' ? loginHashOf(deps, loginId) : null,
    guestHash: typedIn.tokenHash,
    expiresAtMs: nowMs + SESSION_IDLE_MS,
  };
  const begun: BegunLogin = { token, loginId, session };
  const begin = (trx: Db): Promise<void> => beginLogin(trx, typedIn, session, nowMs);
  return {
    begun,
    begin,
    /** Replaces a login by the same OTP, whose response was lost; false if that one has ended. */
    async beginAgain(trx: Db): Promise<boolean> {
      const isAlive = await hasLogin(trx, typedIn.tokenHash, mobile, nowMs);
      if (isAlive) await begin(trx);
      return isAlive;
    },
  };
}

const LOGIN = 'site-login-id';
const loginHashOf = ({ hasher }: SessionDeps, loginId: string): string => hasher.hash(LOGIN, loginId);

/** True if a browser has the id of the session's login. */
export const isLoginOf = ({ hasher }: SessionDeps, { loginHash }: Session, shown: string): boolean =>
  loginHash !== null && hasher.matches(loginHash, LOGIN, shown);

/** Value of the `__Host-` cookie, which binds it to a session's token. */
export const hostProofOf = ({ hasher }: SessionDeps, token: string): string => hasher.hash('site-session-host', token);

export const isHostProofOf = ({ hasher }: SessionDeps, token: string, shown: string): boolean =>
  hasher.matches(shown, 'site-session-host', token);

/** Public id of a frame's session, which its frame sends with the token. Grants no access. */
export const sessionIdOf = (
  { hasher }: Pick<SessionDeps, 'hasher'>,
  { tokenHash }: Pick<Session, 'tokenHash'>,
): string => hasher.hash('session-id', tokenHash);

export const isSessionIdOf = (
  { hasher }: Pick<SessionDeps, 'hasher'>,
  { tokenHash }: Pick<Session, 'tokenHash'>,
  shown: string,
): boolean => hasher.matches(shown, 'session-id', tokenHash);

const hashOf = (hasher: Hasher, token: string, kind: SessionKind): string => hasher.hash(hashedAs[kind], token);
