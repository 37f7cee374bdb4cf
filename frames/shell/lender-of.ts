import { type Lender, lenders, sameBank } from '../../shared/lenders';
import type { Drawn } from '../../shared/site/renderer';
import type { Site } from '../../shared/site/site';

/** Lender of the site; null on our own. */
export const lenderOf = (site: Site): Lender | null =>
  (site.kind === 'lender' && lenders.find(({ lenderId }) => lenderId === site.lenderId)) || null;

/** Predicate: a lender's site offers that lender, ours offers all. */
export function lendsOn(site: Site): (lender: Pick<Lender, 'lenderId'>) => boolean {
  if (site.kind === 'organic') return () => true;
  const ofBank = new Set(sameBank(site.lenderId).map(({ lenderId }) => lenderId));
  return ({ lenderId }) => ofBank.has(lenderId);
}

/** Connected lenders of a site by name. */
export const lendersOn = ({
  site,
  connectedLenderIds,
}: Pick<Drawn, 'site' | 'connectedLenderIds'>): readonly Lender[] =>
  lenders
    .filter(lendsOn(site))
    .filter(({ lenderId }) => connectedLenderIds?.includes(lenderId) ?? true)
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Origin of a site; `publicUrl` is ours. */
export function originOf(site: Site, publicUrl: string): string {
  const { protocol, host } = new URL(publicUrl);
  const name = lenderOf(site)?.subDomainName;
  return name ? `${protocol}//${name}.${host}` : publicUrl;
}
