/** What the merchant has to show besides our own words. */
export interface Showcase {
  /** Names of lenders, best known order of the server. */
  readonly partners: readonly string[];
  /** The merchant's film; null without one. */
  readonly videoUrl: string | null;
}

/** Lenders of a merchant and its film, from the server. Rejects as the API client does. HTTP and schemas load here, not
 *  with the first screen. */
export async function loadShowcase(asker: { merchantKey: string; merchantOrigin: string }): Promise<Showcase> {
  const [{ createApiClient }, { getEmiInfo, howToBuy }, { header }] = await Promise.all([
    import('../platform/api/client'),
    import('../../shared/api/widget'),
    import('../../shared/api/headers'),
  ]);
  const client = createApiClient({ sessionHeaders: () => ({}) });
  const headers = { [header.merchantKey]: asker.merchantKey, [header.origin]: asker.merchantOrigin };
  const [info, film] = await Promise.all([
    client.call(getEmiInfo, {}, { headers }),
    client.call(howToBuy, undefined, { headers }),
  ]);
  return { partners: info.lenders.map(({ name }) => name), videoUrl: film.videoUrl };
}

/** Every lender there is, for a page that belongs to no merchant. */
export async function allPartners(): Promise<Showcase> {
  const { lenders } = await import('../../shared/lenders/registry');
  return { partners: lenders.map(({ name }) => name).sort(), videoUrl: null };
}
