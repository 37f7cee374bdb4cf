import type { FastifyRequest } from 'fastify';
import { header } from '../../shared/api/headers';
import { localeTag, ValidationIssue } from '../../shared/bridge';
import { type Locale, localeAmong, locales, localeTagPattern } from '../../shared/locales';
import { pathIn } from '../../shared/site/address';
import { siteCookie } from '../../shared/site/cookies';
import { Refusal } from '../services/refusal';
import { readCookie } from './cookies';

const saidIn = ({ query }: FastifyRequest): unknown => (query as Readonly<Record<string, unknown>> | undefined)?.locale;

/** Requested locale of an address (`?locale=hi-IN`), as a query for other addresses; empty if there is none. Refuses an
 *  unsupported language tag, naming the field. */
export function askedLocale(request: FastifyRequest): { readonly locale?: string } {
  const said = saidIn(request);
  if (said === undefined) return {};
  try {
    return { locale: localeTag(said, 'locale') };
  } catch (issue) {
    if (!(issue instanceof ValidationIssue)) throw issue;
    throw new Refusal('INVALID_REQUEST', { fields: [{ path: issue.field, message: `expected ${issue.expected}` }] });
  }
}

/** Locale of a request: the tag in its address, else the best supported match of `accept-language`, else English. Frames
 *  send their own locale in that header. */
export function pageLanguage(request: FastifyRequest): Locale {
  const said = saidIn(request);
  const liked = (request.headers[header.language] ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', quality = ''] = part.trim().split(';');
      const weight = /^\s*q=([\d.]+)$/i.exec(quality)?.[1];
      return { tag, weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return localeAmong([
    typeof said === 'string' && localeTagPattern.test(said) ? said : null,
    ...liked.map(({ tag }) => tag),
  ]);
}

/** For an address of the site without a language: the user's earlier choice precedes `accept-language`. */
export function siteLanguage(request: FastifyRequest): Locale {
  const asked = readCookie(request, siteCookie.language);
  const chosen = saidIn(request) === undefined && locales.find((each) => each === asked);
  return chosen || pageLanguage(request);
}

/** Address of a site page in a language, with the query of the request except `locale`. */
export function inLanguage({ url }: Pick<FastifyRequest, 'url'>, path: string, locale: Locale): string {
  const at = url.indexOf('?');
  // Copied as text: serializing the query would change `%20` to `+`. Source: RTE-001.
  const query = (at === -1 ? '' : url.slice(at + 1))
    .split('&')
    .filter((pair) => !new URLSearchParams(pair).has('locale'))
    .join('&');
  return `${pathIn(locale, path)}${query === '' ? '' : `?${query}`}`;
}

/** True for a browser navigation, which accepts HTML, unlike a program. */
export const isForPerson = ({ method, headers }: FastifyRequest): boolean =>
  (method === 'GET' || method === 'HEAD') && /(^|,)\s*text\/html\s*(;|,|$)/i.test(headers.accept ?? '');
