import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** All values of a cookie. A browser sends several of one name if a sub-domain has set one. */
export const readCookies = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): readonly string[] =>
  (headers.cookie ?? '').split(';').flatMap((pair) => {
    const [key = '', ...rest] = pair.split('=');
    return key.trim() === name && rest.length > 0 ? [rest.join('=').trim()] : [];
  });

/** Null without the cookie, and if several have that name: all but one are from elsewhere. */
export function readCookie(request: Pick<FastifyRequest, 'headers'>, name: string): string | null {
  const [value, another] = readCookies(request, name);
  return value === undefined || another !== undefined ? null : value;
}

export const sendsCookie = ({ headers }: Pick<FastifyRequest, 'headers'>, name: string): boolean =>
  (headers.cookie ?? '').split(';').some((pair) => pair.split('=', 1)[0]?.trim() === name);

export interface CookieLife {
  /** Seconds; 0 deletes it, null: until the browser is closed. */
  readonly maxAgeS: number | null;
  /** False if scripts of this host's pages read it. */
  readonly isHttpOnly: boolean;
}

/** A cookie of this host only, for all paths. Browsers accept `Secure` on `http://localhost` and its sub-domains
 *  too. */
export function hostCookie(name: string, value: string, { maxAgeS, isHttpOnly }: CookieLife): string {
  const age = maxAgeS === null ? '' : `; Max-Age=${maxAgeS}`;
  return `${name}=${value}; Path=/${age}${isHttpOnly ? '; HttpOnly' : ''}; Secure; SameSite=Lax`;
}

const nameOf = (cookie: string): string => cookie.slice(0, cookie.indexOf('='));

/** The last of several cookies with one name counts. */
export function setCookies(reply: FastifyReply, cookies: readonly string[]): void {
  const before = [reply.getHeader('set-cookie') ?? []].flat().map(String);
  const names = new Set(cookies.map(nameOf));
  const all = [...before.filter((cookie) => !names.has(nameOf(cookie))), ...cookies];
  reply.removeHeader('set-cookie');
  if (all.length > 0) reply.header('set-cookie', all);
}

/** Marks responses that set a cookie as private: a shared cache would give one visitor's cookies to others. */
export function keepCookiesPrivate(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const told = String(reply.getHeader('cache-control') ?? 'no-cache');
    if (reply.hasHeader('set-cookie') && !/private|no-store/.test(told))
      reply.header('cache-control', `private, ${told.replace(/public,? ?/, '')}`);
  });
}
