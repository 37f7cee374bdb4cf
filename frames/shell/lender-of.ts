import { type Lender, lenders, sameBank } from '../../shared/lenders';
import type { Drawn } from '../../shared/site/renderer';
import type { Site } from '../../shared/site/site';

/** The lender whose site it is; null on our own. */
export const lenderOf = (site: Site): Lender | null =>
  (site.kind === 'lender' && lenders.find(({ lenderId }) => lenderId === site.lenderId)) || null;

/** Whether a lender lends on a site: on its own the bank whose site it is, on ours every one. */
export function lendsOn(site: Site): (lender: Pick<Lender, 'lenderId'>) => boolean {
  if (site.kind === 'organic') return () => true;
  const ofBank = new Set(sameBank(site.lenderId).map(({ lenderId }) => lenderId));
  return ({ lenderId }) => ofBank.has(lenderId);
}

/** The lenders of a site that are connected, by name. */
export const lendersOn = ({
  site,
  connectedLenderIds,
}: Pick<Drawn, 'site' | 'connectedLenderIds'>): readonly Lender[] =>
  lenders
    .filter(lendsOn(site))
    .filter(({ lenderId }) => connectedLenderIds?.includes(lenderId) ?? true)
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/** The origin of a site; `publicUrl` is that of our own. */
export function originOf(site: Site, publicUrl: string): string {
  const { protocol, host } = new URL(publicUrl);
  const name = lenderOf(site)?.subDomainName;
  return name ? `${protocol}//${name}.${host}` : publicUrl;
}
