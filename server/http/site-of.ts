import type { FastifyRequest } from 'fastify';
import { lenderOfSubDomain } from '../../shared/lenders';
import { organic, type Site } from '../../shared/site/site';
import { Refusal } from '../services/refusal';

/** The site that a request was made to, by its `Host`: the host of the public address, or one name below it. Null for
 *  every other host, and for a name that is no lender's. Ports do not count: cookies know none either. */
export function siteOf({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): Site | null {
  const main = new URL(publicUrl).hostname;
  const host = hostnameOf(headers.host);
  if (host === main) return organic;
  if (!host.endsWith(`.${main}`)) return null;
  const lender = lenderOfSubDomain(host.slice(0, -main.length - 1));
  return lender ? { kind: 'lender', lenderId: lender.lenderId } : null;
}

/** The lender whose site it is; null at the provider's own. */
export const lenderIdOf = (site: Site): string | null => (site.kind === 'lender' ? site.lenderId : null);

/** The same for an address that only our hosts have. Throws 404 for every other host. */
export function siteNeeded(request: Pick<FastifyRequest, 'headers'>, publicUrl: string): Site {
  const site = siteOf(request, publicUrl);
  if (!site) throw new Refusal('NOT_FOUND');
  return site;
}

/** In small letters, without port; '' for what is no host. */
function hostnameOf(host = ''): string {
  const { hostname = '' } = /^(?<hostname>[\w.-]+)(:\d{1,5})?$/.exec(host)?.groups ?? {};
  return URL.canParse(`http://${host}`) ? hostname.toLowerCase() : '';
}

/** The origins of all sites below a public address: the provider's own first. */
export function siteOrigins(publicUrl: string, subDomains: readonly string[]): readonly string[] {
  const { protocol, host, origin } = new URL(publicUrl);
  return [origin, ...subDomains.map((name) => `${protocol}//${name}.${host}`)];
}
