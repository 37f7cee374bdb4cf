import { type Lender, lenders } from '../../shared/lenders';
import type { Site } from '../../shared/site/site';

/** The lender whose site it is; null on our own. */
export const lenderOf = (site: Site): Lender | null =>
  (site.kind === 'lender' && lenders.find(({ lenderId }) => lenderId === site.lenderId)) || null;

/** The origin of a site; `publicUrl` is that of our own. */
export function originOf(site: Site, publicUrl: string): string {
  const { protocol, host } = new URL(publicUrl);
  const name = lenderOf(site)?.subDomainName;
  return name ? `${protocol}//${name}.${host}` : publicUrl;
}
