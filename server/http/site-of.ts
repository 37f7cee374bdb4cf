import type { FastifyRequest } from 'fastify';
import { lenderOfSubDomain } from '../../shared/lenders';
import { organic, type Site } from '../../shared/site/site';
import { Refusal } from '../services/refusal';

/** Site of a request by its `Host`: the public host, or one name below it. Null for any other host or an unknown
 *  lender. Ignores ports, as cookies do. */
export function siteOf({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): Site | null {
  const main = new URL(publicUrl).hostname;
  const host = hostnameOf(headers.host);
  if (host === main) return organic;
  if (!host.endsWith(`.${main}`)) return null;
  const lender = lenderOfSubDomain(host.slice(0, -main.length - 1));
  return lender ? { kind: 'lender', lenderId: lender.lenderId } : null;
}

/** Null at the provider's own site. */
export const lenderIdOf = (site: Site): string | null => (site.kind === 'lender' ? site.lenderId : null);

/** Like {@link siteOf}; throws 404 instead of null. */
export function siteNeeded(request: Pick<FastifyRequest, 'headers'>, publicUrl: string): Site {
  const site = siteOf(request, publicUrl);
  if (!site) throw new Refusal('NOT_FOUND');
  return site;
}

/** Lower case, without port; '' if invalid. */
function hostnameOf(host = ''): string {
  const { hostname = '' } = /^(?<hostname>[\w.-]+)(:\d{1,5})?$/.exec(host)?.groups ?? {};
  return URL.canParse(`http://${host}`) ? hostname.toLowerCase() : '';
}

/** The provider's own origin first. */
export function siteOrigins(publicUrl: string, subDomains: readonly string[]): readonly string[] {
  const { protocol, host, origin } = new URL(publicUrl);
  return [origin, ...subDomains.map((name) => `${protocol}//${name}.${host}`)];
}
