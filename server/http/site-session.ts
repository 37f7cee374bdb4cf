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

export interface SiteHost {
  readonly site: Site;
  readonly origin: string;
}

/** Null if the host is not a site. */
export function siteHost(request: Pick<FastifyRequest, 'headers'>, publicUrl: string): SiteHost | null {
  const site = siteOf(request, publicUrl);
  return site && { site, origin: new URL(`${new URL(publicUrl).protocol}//${request.headers.host}`).origin };
}

interface SiteVisit {
  /** Null without one. Its number is null unless the browser proves its verification. */
  readonly session: Session | null;
  readonly login: SiteLogin;
}

/** Cleared at logout: pages for Back, and script storage. */
const FORGOTTEN_AT_LOGOUT = '"cache", "storage"';

/** Session of a browser at a host, by its cookies:
 *  1. `__Host-session`, which no sub-domain can set, identifies this host's own `sessionId`, which finds the session.
 *  2. `authToken` is the random id of a login, whose HMAC the session has. It proves that this browser typed the OTP.
 *  3. A use that extends the session renews the cookies. Invalid cookies are deleted. */
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

/** Token of the `__Host-` cookie; null without one. */
function ownToken(deps: SiteSessionDeps, request: FastifyRequest): string | null {
  const proof = readCookie(request, siteCookie.hostSession);
  if (proof === null) return null;
  return readCookies(request, siteCookie.sessionId).find((token) => isHostProofOf(deps, token, proof)) ?? null;
}

/** Null for an expired session, or another host's. */
async function sessionAt(deps: SiteSessionDeps, origin: string, token: string): Promise<SessionInUse | null> {
  const found = await sessionOfToken(deps, token, 'site');
  return found?.session.merchantKey === SITE_MERCHANT && found.session.origin === origin ? found : null;
}

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

/** A browser without a session cannot prove a PIN. */
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
