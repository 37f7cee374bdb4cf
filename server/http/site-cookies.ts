import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Locale } from '../../shared/locales';
import { DAY_S } from '../../shared/rules/duration';
import { holdsMobile } from '../../shared/rules/holds-mobile';
import { CAMPAIGN_MAX_LENGTH, siteCookie } from '../../shared/site/cookies';
import { PIN_AUTH_MS, SESSION_IDLE_MS, TELESALES_SHIFT_MS } from '../rules/lifetimes';
import { type CookieLife, hostCookie, readCookie, sendsCookie, setCookies } from './cookies';

const {
  sessionId,
  hostSession,
  authToken,
  pinAuthToken,
  marker,
  userUuid,
  uniqueId,
  clientId,
  campaign,
  language,
  telesales,
} = siteCookie;

/** Session cookies are sent again when the session is extended. Source: S1§9. */
const SESSION_S = SESSION_IDLE_MS / 1000;
const hidden: CookieLife = { maxAgeS: SESSION_S, isHttpOnly: true };
const readable: CookieLife = { maxAgeS: SESSION_S, isHttpOnly: false };
const over = (life: CookieLife): CookieLife => ({ ...life, maxAgeS: 0 });
const YEAR: CookieLife = { maxAgeS: 365 * DAY_S, isHttpOnly: false };
const CHOICE: CookieLife = { ...YEAR, isHttpOnly: true };
const VISIT: CookieLife = { maxAgeS: null, isHttpOnly: false };
/** Source: S1§9. */
const END_OF_9999 = new Date(253_402_300_799_000).toUTCString();

interface SessionCookies {
  readonly token: string;
  /** Binds the `__Host-` cookie, which no sub-domain can set, to the token. */
  readonly hostProof: string;
  /** Proves that this browser verified the number; null for a guest. */
  readonly loginId: string | null;
}

export const sessionCookies = ({ token, hostProof, loginId }: SessionCookies): readonly string[] => [
  hostCookie(sessionId, token, hidden),
  hostCookie(hostSession, hostProof, hidden),
  ...(loginId === null ? [] : [hostCookie(authToken, loginId, hidden), hostCookie(marker, '1', readable)]),
];

/** After a proven PIN of a line. */
export const pinCookies = (token: string): readonly string[] => [
  hostCookie(pinAuthToken, token, { maxAgeS: PIN_AUTH_MS / 1000, isHttpOnly: true }),
];

export const endedPinCookies = (request: FastifyRequest): readonly string[] =>
  sendsCookie(request, pinAuthToken) ? [hostCookie(pinAuthToken, '', over(hidden))] : [];

/** For a shift, so that an expired session can be told from none. */
export const deskCookie = (token: string): string =>
  hostCookie(telesales, token, { maxAgeS: TELESALES_SHIFT_MS / 1000, isHttpOnly: true });

export const endedDeskCookies = (request: FastifyRequest): readonly string[] =>
  sendsCookie(request, telesales) ? [hostCookie(telesales, '', over(hidden))] : [];

const ends: Readonly<Record<'session' | 'login', readonly string[]>> = {
  session: [sessionId, hostSession, authToken, marker],
  login: [authToken, marker],
};

export const endedCookies = (what: 'session' | 'login'): readonly string[] =>
  ends[what].map((name) => hostCookie(name, '', over(name === marker ? readable : hidden)));

export const endedOf = (request: FastifyRequest, what: 'session' | 'login'): readonly string[] =>
  ends[what].some((name) => sendsCookie(request, name)) ? endedCookies(what) : [];

/** Sets the browser id, which is linked to neither number nor session. */
export function setUserUuid(request: FastifyRequest, reply: FastifyReply): void {
  if (!isOwnId(readCookie(request, userUuid))) setCookies(reply, [hostCookie(userUuid, randomUUID(), YEAR)]);
}

/** Sets the browser id, the visit id, and the campaign if the address names one. Source: S1§3, S1§9. */
export function setVisitCookies(request: FastifyRequest, reply: FastifyReply): void {
  const { utm_campaign: named } = request.query as Readonly<Record<string, unknown>>;
  setCookies(reply, [
    ...(isOwnId(readCookie(request, uniqueId)) ? [] : [hostCookie(uniqueId, randomUUID(), VISIT)]),
    ...(isOwnId(readCookie(request, clientId)) ? [] : [lasting(hostCookie(clientId, randomUUID(), VISIT))]),
    ...(typeof named === 'string' && isCampaign(named) ? [hostCookie(campaign, encodeURIComponent(named), YEAR)] : []),
  ]);
}

export const setLanguage = (reply: FastifyReply, locale: Locale): void =>
  setCookies(reply, [hostCookie(language, locale, CHOICE)]);

const isCampaign = (name: string): boolean =>
  name.length > 0 && name.length <= CAMPAIGN_MAX_LENGTH && !holdsMobile(name);
const lasting = (cookie: string): string => cookie.replace('; Path=/', `; Path=/; Expires=${END_OF_9999}`);
const isOwnId = (value: string | null): boolean =>
  value !== null && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
