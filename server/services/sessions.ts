import { MINUTE_MS } from '../../shared/rules/duration';
import type { Clock } from '../ports';
import type { Db } from '../store/schema';
import { emptyDraft, insertSession, type Session, touchSession } from '../store/sessions';
import { type Hasher, randomToken } from './secrets';

/** From the last use. Source: S1§9. */
export const SESSION_IDLE_MS = 30 * MINUTE_MS;

export interface SessionDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly hasher: Hasher;
}

/** Starts a session. The token is told once, to the frame, and kept nowhere: the database has its hash. `txnUuid`
 *  makes it a checkout's session; null a widget's. `mobile` is a number that is verified already, else null. */
export async function startSession(
  deps: SessionDeps,
  asked: Pick<Session, 'merchantKey' | 'origin' | 'txnUuid' | 'mobile'> & Partial<Pick<Session, 'isByLink'>>,
  db: Db = deps.db,
): Promise<{ readonly token: string; readonly session: Session }> {
  const nowMs = deps.clock.nowMs();
  const token = randomToken();
  const session = {
    isByLink: false,
    draft: emptyDraft,
    ...asked,
    tokenHash: hashOf(deps.hasher, token),
    expiresAtMs: nowMs + SESSION_IDLE_MS,
  };
  await insertSession(db, session, nowMs);
  return { token, session };
}

/** The session behind a token, which lives on for 30 minutes; null for one that is unknown or over. */
export async function sessionOfToken(deps: SessionDeps, token: string): Promise<Session | null> {
  const nowMs = deps.clock.nowMs();
  return touchSession(deps.db, hashOf(deps.hasher, token), nowMs, nowMs + SESSION_IDLE_MS);
}

const hashOf = (hasher: Hasher, token: string): string => hasher.hash('session', token);
