import type { RequestOf, ResponseOf } from '../../../shared/api/endpoint';
import type { beginTelesales } from '../../../shared/api/telesales-session';
import { telesalesEntry } from '../../../shared/site/telesales-addresses';
import { SESSION_IDLE_MS, TELESALES_ENTRY_MS, TELESALES_SHIFT_MS } from '../../rules/lifetimes';
import { findAgent } from '../../store/merchants';
import type { Db } from '../../store/schema';
import {
  agentOfEntry,
  type DeskAgent,
  type DeskSession,
  findDesk,
  insertEntry,
  prolongDesk,
  sessionByEntry,
} from '../../store/telesales-sessions';
import type { MerchantCaller } from '../caller';
import { Refusal } from '../refusal';
import { randomToken } from '../secrets';
import { type SessionDeps, TOUCHED_EVERY_MS } from '../sessions';

export interface DeskDeps extends SessionDeps {
  /** Public address of this server, without a trailing slash. */
  readonly publicUrl: string;
}

const entryHash = ({ hasher }: SessionDeps, secret: string): string => hasher.hash('telesales-entry', secret);
const tokenHash = ({ hasher }: SessionDeps, token: string): string => hasher.hash('telesales-session', token);

/** Single-use address for an agent. Refusals: 400 for a user who does not work at the desk, and those of {@link
 *  requireDeskAgent}. */
export async function letIn(
  deps: DeskDeps,
  { merchant: { merchantKey } }: MerchantCaller,
  { agentId, opens = 'payment' }: RequestOf<typeof beginTelesales>,
): Promise<ResponseOf<typeof beginTelesales>> {
  if (!(await worksAtDesk(deps.db, { merchantKey, agentId })))
    throw new Refusal('INVALID_REQUEST', { fields: [{ path: 'agentId', message: 'must be an agent of telesales' }] });
  const nowMs = deps.clock.nowMs();
  const expiresAtMs = nowMs + TELESALES_ENTRY_MS;
  const secret = randomToken();
  await insertEntry(deps.db, entryHash(deps, secret), { merchantKey, agentId }, expiresAtMs);
  const query = new URLSearchParams({ entry: secret, opens });
  return { url: `${deps.publicUrl}${telesalesEntry.path}?${query}`, expiresAtMs, serverNowMs: nowMs };
}

/** True if an agent may work at the desk of a merchant. Refuses an expired agent with 1402, a blocked one with 4070;
 *  false for any other. */
export async function worksAtDesk(db: Db, { merchantKey, agentId }: DeskAgent): Promise<boolean> {
  const agent = await findAgent(db, merchantKey, agentId);
  if (!agent || agent.role === 'till') return false;
  switch (agent.status) {
    case 'active':
      return true;
    case 'blocked':
      throw new Refusal('AGENT_BLOCKED');
    case 'expired':
      throw new Refusal('SESSION_EXPIRED', { why: 'agent expired' });
    default:
      return agent.status satisfies never;
  }
}

/** The agent of a single-use address, which stays unused; null if it is unknown, used or expired. */
export const findEntry = (deps: SessionDeps, secret: string): Promise<DeskAgent | null> =>
  agentOfEntry(deps.db, entryHash(deps, secret), deps.clock.nowMs());

/** The session of a token, not extended; null if unknown or expired. */
export const liveDesk = (deps: SessionDeps, token: string): Promise<DeskSession | null> =>
  findDesk(deps.db, tokenHash(deps, token), deps.clock.nowMs());

const REPLACE = 'telesales-replace';

/** Proves that the provider's page asked whether an address may replace the session. */
export const replaceProof = ({ hasher }: SessionDeps, current: DeskSession, secret: string): string =>
  hasher.hash(REPLACE, current.tokenHash, secret);

export const isReplaceProof = ({ hasher }: SessionDeps, current: DeskSession, secret: string, proof: string): boolean =>
  hasher.matches(proof, REPLACE, current.tokenHash, secret);

/** Uses an address. Returns the token of its session, which is not stored, and ends the previous session of the same
 *  browser; null if the address is invalid. */
export async function enterDesk(deps: SessionDeps, secret: string, before: DeskSession | null): Promise<string | null> {
  const nowMs = deps.clock.nowMs();
  const token = randomToken();
  const begun = { tokenHash: tokenHash(deps, token), expiresAtMs: nowMs + SESSION_IDLE_MS };
  return (await sessionByEntry(deps.db, entryHash(deps, secret), begun, before, nowMs)) && token;
}

/** The session of a token, extended to 30 minutes, less up to one, and at most to the end of a shift; null if unknown
 *  or expired. */
export async function deskOfToken(deps: SessionDeps, token: string): Promise<DeskSession | null> {
  const nowMs = deps.clock.nowMs();
  const session = await findDesk(deps.db, tokenHash(deps, token), nowMs);
  if (!session) return null;
  const expiresAtMs = Math.min(nowMs + SESSION_IDLE_MS, session.createdAtMs + TELESALES_SHIFT_MS);
  if (expiresAtMs - session.expiresAtMs < TOUCHED_EVERY_MS) return session;
  await prolongDesk(deps.db, session.tokenHash, expiresAtMs);
  return { ...session, expiresAtMs };
}
