import type { Locale } from '../../../shared/locales';
import type { DataPageId, PageData } from '../../../shared/site/page-data';
import type { Site } from '../../../shared/site/site';
import type { Clock } from '../../platform/clock';
import type { CatalogueVersion } from '../catalogue/catalogue-cache';
import type { CatalogueDeps } from '../catalogue/find';

export interface SiteDataDeps extends CatalogueDeps {
  readonly clock: Clock;
}

/** What a page is asked for. */
export interface AskedData {
  /** The names of its path; whatever somebody has written there. */
  readonly params: Readonly<Record<string, string>>;
  /** What its row asks, as far as the address says it: a text, or several. */
  readonly query: Readonly<Record<string, unknown>>;
  /** Its address from the root without the name of a language. */
  readonly path: string;
  readonly locale: Locale;
  readonly site: Site;
}

/** What tells a page of a row from its others: what stands in its path or query, by name. */
export type Named = Readonly<Record<string, string>>;

/** Where a page has what it shows. */
export interface PageSource<Id extends DataPageId> {
  /** Refuses with 404 what is not there. */
  readonly find: (deps: SiteDataDeps, asked: AskedData) => Promise<PageData[Id]>;
  /** What it shows while the catalogue is away, and its status; without, it says that the site is away. */
  readonly without?: { readonly status: 200 | 503; readonly data: (asked: AskedData) => PageData[Id] };
  /** The pages of its row, for whoever lists them all; without, it is one page. `piece`: in an order that stays. */
  readonly every?: {
    readonly count: (known: CatalogueVersion) => number;
    readonly piece: (
      deps: SiteDataDeps,
      known: CatalogueVersion,
      piece: { readonly limit: number; readonly offset: number },
    ) => Promise<readonly Named[]>;
  };
}

/** Of what has been read already. */
export const listed = (
  named: (known: CatalogueVersion) => readonly Named[],
): NonNullable<PageSource<never>['every']> => ({
  count: (known) => named(known).length,
  piece: async (_, known, { limit, offset }) => named(known).slice(offset, offset + limit),
});
