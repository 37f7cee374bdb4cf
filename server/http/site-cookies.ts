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

/** As long as the session itself, whose cookies are sent again when it is prolonged. Source: S1§9. */
const SESSION_S = SESSION_IDLE_MS / 1000;
const hidden: CookieLife = { maxAgeS: SESSION_S, isHttpOnly: true };
const readable: CookieLife = { maxAgeS: SESSION_S, isHttpOnly: false };
const over = (life: CookieLife): CookieLife => ({ ...life, maxAgeS: 0 });
const YEAR: CookieLife = { maxAgeS: 365 * DAY_S, isHttpOnly: false };
const CHOICE: CookieLife = { ...YEAR, isHttpOnly: true };
const VISIT: CookieLife = { maxAgeS: null, isHttpOnly: false };
/** Source: S1§9. */
const END_OF_9999 = new Date(253_402_300_799_000).toUTCString();

/** The cookies of a session, for as long as it lasts. */
interface SessionCookies {
  readonly token: string;
  /** Binds the cookie that no sub-domain can set to the token. */
  readonly hostProof: string;
  /** Proves that this browser verified the number; null for a guest. */
  readonly loginId: string | null;
}

export const sessionCookies = ({ token, hostProof, loginId }: SessionCookies): readonly string[] => [
  hostCookie(sessionId, token, hidden),
  hostCookie(hostSession, hostProof, hidden),
  ...(loginId === null ? [] : [hostCookie(authToken, loginId, hidden), hostCookie(marker, '1', readable)]),
];

/** What a browser is given that has shown the PIN of a line. */
export const pinCookies = (token: string): readonly string[] => [
  hostCookie(pinAuthToken, token, { maxAgeS: PIN_AUTH_MS / 1000, isHttpOnly: true }),
];

/** Takes that away where the browser has sent it. */
export const endedPinCookies = (request: FastifyRequest): readonly string[] =>
  sendsCookie(request, pinAuthToken) ? [hostCookie(pinAuthToken, '', over(hidden))] : [];

/** What the browser of an agent at the telesales desk is given, for a shift: a session that ends before is told from none. */
export const deskCookie = (token: string): string =>
  hostCookie(telesales, token, { maxAgeS: TELESALES_SHIFT_MS / 1000, isHttpOnly: true });

/** Takes that away where the browser has sent it. */
export const endedDeskCookies = (request: FastifyRequest): readonly string[] =>
  sendsCookie(request, telesales) ? [hostCookie(telesales, '', over(hidden))] : [];

const ends: Readonly<Record<'session' | 'login', readonly string[]>> = {
  session: [sessionId, hostSession, authToken, marker],
  login: [authToken, marker],
};

/** Takes away what stands for a session, or for the login of one. */
export const endedCookies = (what: 'session' | 'login'): readonly string[] =>
  ends[what].map((name) => hostCookie(name, '', over(name === marker ? readable : hidden)));

/** The same of those that a browser has sent. */
export const endedOf = (request: FastifyRequest, what: 'session' | 'login'): readonly string[] =>
  ends[what].some((name) => sendsCookie(request, name)) ? endedCookies(what) : [];

/** An id that a browser can be known by: no number and no session stands behind it. */
export function setUserUuid(request: FastifyRequest, reply: FastifyReply): void {
  if (!isOwnId(readCookie(request, userUuid))) setCookies(reply, [hostCookie(userUuid, randomUUID(), YEAR)]);
}

/** Sets the cookies of a page of the site: browser id, visit id, and the campaign if the address names one. Source: S1§3,
 *  S1§9. */
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
