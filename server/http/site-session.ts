import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteCookie } from '../../shared/site/cookies';
import type { Site } from '../../shared/site/site';
import { SESSION_IDLE_MS } from '../rules/lifetimes';
import type { SiteLogin } from '../services/caller';
import { type SessionDeps, type SessionStartDeps, sessionOfToken, startSession } from '../services/sessions';
import { SITE_MERCHANT } from '../services/site-merchant';
import type { Session } from '../store/sessions';
import { readCookie, setCookies } from './cookies';
import { isPinAuthToken, pinAuthToken } from './pin-auth';
import { endedCookies, endedOf, endedPinCookies, pinCookies, sessionCookies } from './site-cookies';
import { siteOf } from './site-of';

export interface SiteSessionDeps extends SessionDeps {
  readonly publicUrl: string;
}

/** One of our hosts, as a request reached it. */
export interface SiteHost {
  readonly site: Site;
  /** Of its own pages. */
  readonly origin: string;
}

/** Null where the request was made to no site of ours. */
export function siteHost(request: Pick<FastifyRequest, 'headers'>, publicUrl: string): SiteHost | null {
  const site = siteOf(request, publicUrl);
  return site && { site, origin: new URL(`${new URL(publicUrl).protocol}//${request.headers.host}`).origin };
}

/** What a browser has with one of our hosts. */
interface SiteVisit {
  /** Null without one. Its number is null unless the browser proves that it has verified it. */
  readonly session: Session | null;
  readonly login: SiteLogin;
}

/** What logging out leaves of a browser's copies: pages that Back would show, and what scripts have stored. */
const FORGOTTEN_AT_LOGOUT = '"cache", "storage"';

/**
 * The session of a browser with one of our hosts, by its cookies. `sessionId` finds it; `authToken`, which a browser gets
 * for a right OTP, proves that it was this one that typed it, so that a session which somebody else has planted is worth
 * nothing to him. It is an HMAC of session and number: each process judges it by itself, and logging out, which takes
 * the number from the session, ends it. Whenever a use prolongs the session, the cookies are sent again and last as long.
 * What stands for nothing any more is taken away.
 */
export async function siteVisit(
  deps: SiteSessionDeps,
  { origin }: SiteHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SiteVisit> {
  const token = readCookie(request, siteCookie.sessionId);
  const session = token === null ? null : ((await sessionOfToken(deps, token, 'site'))?.session ?? null);
  if (token === null || session?.merchantKey !== SITE_MERCHANT || session.origin !== origin) {
    setCookies(reply, endedOf(request, 'session'));
    return { session: null, login: { ...noPin, verifiedMobile: null, changed: () => loggedOut(request, reply) } };
  }
  const shown = readCookie(request, siteCookie.authToken);
  const isProven = session.mobile !== null && shown !== null && isAuthToken(deps, session, session.mobile, shown);
  if (session.expiresAtMs === deps.clock.nowMs() + SESSION_IDLE_MS)
    setCookies(reply, sessionCookies(token, isProven ? shown : null));
  if (!isProven) setCookies(reply, endedOf(request, 'login'));
  return {
    session: isProven ? session : { ...session, mobile: null },
    login: loginOf(deps, request, reply, token, session),
  };
}

/** A guest's new session with a host. */
export async function startVisit(
  deps: SiteSessionDeps & SessionStartDeps,
  { origin }: SiteHost,
  client: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SiteVisit> {
  const asked = { merchantKey: SITE_MERCHANT, origin, txnUuid: null, mobile: null, kind: 'site' } as const;
  const { token, session } = await startSession(deps, client, asked);
  setCookies(reply, sessionCookies(token, null));
  return { session, login: loginOf(deps, request, reply, token, session) };
}

/** Of a browser without a session: no PIN of a line can be shown in it. */
const noPin = { isPinAuthenticated: () => false, pinAuthenticated: () => undefined };

const loginOf = (
  deps: SiteSessionDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  session: Session,
): SiteLogin => ({
  verifiedMobile: session.mobile,
  changed: (mobile) =>
    mobile === null
      ? loggedOut(request, reply)
      : setCookies(reply, sessionCookies(token, authTokenOf(deps, session, mobile))),
  isPinAuthenticated(lenderId) {
    const { mobile } = session;
    if (mobile === null) return false;
    const shown = readCookie(request, siteCookie.pinAuthToken);
    return isPinAuthToken(deps.hasher, { session, mobile, lenderId }, shown, deps.clock.nowMs());
  },
  pinAuthenticated(lenderId) {
    const { mobile } = session;
    if (mobile === null) return;
    setCookies(reply, pinCookies(pinAuthToken(deps.hasher, { session, mobile, lenderId }, deps.clock.nowMs())));
  },
});

function loggedOut(request: FastifyRequest, reply: FastifyReply): void {
  setCookies(reply, [...endedCookies('session'), ...endedPinCookies(request)]);
  reply.header('clear-site-data', FORGOTTEN_AT_LOGOUT);
}

const PURPOSE = 'site-login';
const authTokenOf = ({ hasher }: SiteSessionDeps, { tokenHash }: Session, mobile: string): string =>
  hasher.hash(PURPOSE, tokenHash, mobile);
const isAuthToken = ({ hasher }: SiteSessionDeps, { tokenHash }: Session, mobile: string, shown: string): boolean =>
  hasher.matches(shown, PURPOSE, tokenHash, mobile);
