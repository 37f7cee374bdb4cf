import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Every value of a cookie. A browser sends two of one name if a sub-domain has planted one. */
export const readCookies = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): readonly string[] =>
  (headers.cookie ?? '').split(';').flatMap((pair) => {
    const [key = '', ...rest] = pair.split('=');
    return key.trim() === name && rest.length > 0 ? [rest.join('=').trim()] : [];
  });

/** A cookie's value; null without one, and where two of that name were sent: one of them is not this host's own. */
export function readCookie(request: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  const [value, another] = readCookies(request, name);
  return value === undefined || another !== undefined ? null : value;
}

/** Whether anything was sent under a name. */
export const sendsCookie = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): boolean =>
  (headers.cookie ?? '').split(';').some((pair) => pair.split('=', 1)[0]?.trim() === name);

export interface CookieLife {
  /** How long a browser keeps it, seconds; 0 takes it away, null: until the browser is closed. */
  readonly maxAgeS: number | null;
  /** False: script of this host's pages reads it. */
  readonly isHttpOnly: boolean;
}

/** A cookie of this host alone, for every path of it. Browsers take `Secure` from `http://localhost` and names below it
 *  too. */
export function hostCookie(name: string, value: string, { maxAgeS, isHttpOnly }: CookieLife): string {
  const age = maxAgeS === null ? '' : `; Max-Age=${maxAgeS}`;
  return `${name}=${value}; Path=/${age}${isHttpOnly ? '; HttpOnly' : ''}; Secure; SameSite=Lax`;
}

const nameOf = (cookie: string): string => cookie.slice(0, cookie.indexOf('='));

/** Sets cookies with an answer; of one that is set twice the last counts. */
export function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  const before = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  const names = new Set(cookies.map(nameOf));
  const all = [...before.filter((cookie) => !names.has(nameOf(cookie))), ...cookies];
  reply.removeHeader('set-cookie');
  if (all.length > 0) reply.header('set-cookie', all);
}

/** Keeps an answer that sets a cookie out of every cache between us and its browser: it would hand one visitor's cookies to
 *  all that come after. */
export function keepCookiesPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const told = String(reply.getHeader('cache-control') ?? 'no-cache');
    if (reply.hasHeader('set-cookie') && !/private|no-store/.test(told))
      reply.header('cache-control', `private, ${told.replace(/public,? ?/, '')}`);
  });
}
