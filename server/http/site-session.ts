import type { FastifyReply, FastifyRequest } from 'fastify';
import { header } from '../../shared/api/headers';
import { siteCookie } from '../../shared/site/cookies';
import type { Site } from '../../shared/site/site';
import type { SiteLogin } from '../services/caller';
import {
  hostProofOf,
  isHostProofOf,
  isLoginOf,
  type SessionDeps,
  type SessionStartDeps,
  sessionOfToken,
  startSession,
} from '../services/sessions';
import { SITE_MERCHANT } from '../services/site-merchant';
import type { Session, SessionInUse } from '../store/sessions';
import { readCookie, readCookies, setCookies } from './cookies';
import { headerText } from './header-text';
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
 * The session of a browser with one of our hosts, by its cookies:
 * 1. `__Host-session`, which no sub-domain can set, says which `sessionId` is this host's own. That one finds the session.
 * 2. `authToken` is the random id of a login; the session has its HMAC. It proves that this browser typed the OTP.
 * 3. A use that moves the session's end renews the cookies. Cookies that open nothing are taken away.
 */
export async function siteVisit(
  deps: SiteSessionDeps,
  { origin }: SiteHost,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<SiteVisit> {
  const token = ownToken(deps, request);
  const found = token === null ? null : await sessionAt(deps, origin, token);
  if (token === null || found === null) {
    setCookies(reply, endedOf(request, 'session'));
    return { session: null, login: { ...noPin, ...cookiesOf(deps, request, reply) } };
  }
  const { session, isRenewed } = found;
  const loginId =
    session.mobile === null
      ? null
      : (readCookies(request, siteCookie.authToken).find((shown) => isLoginOf(deps, session, shown)) ?? null);
  if (isRenewed) setCookies(reply, sessionCookies({ token, hostProof: hostProofOf(deps, token), loginId }));
  if (loginId === null) setCookies(reply, endedOf(request, 'login'));
  const seen = loginId === null ? { ...session, mobile: null } : session;
  return { session: seen, login: loginOf(deps, request, reply, seen) };
}

/** The token that the cookie with the prefix `__Host-` belongs to; null without one. */
function ownToken(deps: SiteSessionDeps, request: FastifyRequest): string | null {
  const proof = readCookie(request, siteCookie.hostSession);
  if (proof === null) return null;
  return readCookies(request, siteCookie.sessionId).find((token) => isHostProofOf(deps, token, proof)) ?? null;
}

/** Null for a session that is over, or another host's. */
async function sessionAt(deps: SiteSessionDeps, origin: string, token: string): Promise<SessionInUse | null> {
  const found = await sessionOfToken(deps, token, 'site');
  return found?.session.merchantKey === SITE_MERCHANT && found.session.origin === origin ? found : null;
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
  setCookies(reply, sessionCookies({ token, hostProof: hostProofOf(deps, token), loginId: null }));
  return { session, login: loginOf(deps, request, reply, session) };
}

/** Of a browser without a session: no PIN of a line can be shown in it. */
const noPin = { isPinAuthenticated: () => false, pinAuthenticated: () => null };

const cookiesOf = (deps: SiteSessionDeps, request: FastifyRequest, reply: FastifyReply) =>
  ({
    began({ token, loginId }) {
      setCookies(reply, endedPinCookies(request));
      setCookies(reply, sessionCookies({ token, hostProof: hostProofOf(deps, token), loginId }));
    },
    ended() {
      setCookies(reply, [...endedCookies('session'), ...endedPinCookies(request)]);
      reply.header('clear-site-data', FORGOTTEN_AT_LOGOUT);
    },
  }) satisfies Partial<SiteLogin>;

const loginOf = (deps: SiteSessionDeps, request: FastifyRequest, reply: FastifyReply, session: Session): SiteLogin => ({
  ...cookiesOf(deps, request, reply),
  isPinAuthenticated(lenderId) {
    const { mobile } = session;
    if (mobile === null) return false;
    const nowMs = deps.clock.nowMs();
    const holder = { session, mobile, lenderId };
    const ofPage = headerText(request, header.pinSetupAuthToken);
    return (
      isPinAuthToken(deps.hasher, 'header', holder, ofPage, nowMs) &&
      readCookies(request, siteCookie.pinAuthToken).some((shown) =>
        isPinAuthToken(deps.hasher, 'cookie', holder, shown, nowMs),
      )
    );
  },
  pinAuthenticated(lenderId) {
    const { mobile } = session;
    if (mobile === null) return null;
    const nowMs = deps.clock.nowMs();
    const holder = { session, mobile, lenderId };
    setCookies(reply, pinCookies(pinAuthToken(deps.hasher, 'cookie', holder, nowMs)));
    return pinAuthToken(deps.hasher, 'header', holder, nowMs);
  },
});
