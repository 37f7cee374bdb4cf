import type { Locale } from '../../../shared/locales';
import type { DataPageId, PageData } from '../../../shared/site/page-data';
import type { Site } from '../../../shared/site/site';
import type { Clock } from '../../platform/clock';
import type { CatalogueVersion } from '../catalogue/catalogue-cache';
import type { CatalogueDeps } from '../catalogue/find';

export interface SiteDataDeps extends CatalogueDeps {
  readonly clock: Clock;
}

export interface AskedData {
  readonly params: Readonly<Record<string, string>>;
  /** Query parameters that its row lists: a text, or several. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly path: string;
  readonly locale: Locale;
  readonly site: Site;
}

export type Named = Readonly<Record<string, string>>;

export interface PageSource<Id extends DataPageId> {
  /** Refuses an unknown item with 404. */
  readonly find: (deps: SiteDataDeps, asked: AskedData) => Promise<PageData[Id]>;
  /** Data while the catalogue is unavailable, and the status; if absent, the page reports an outage. */
  readonly without?: { readonly status: 200 | 503; readonly data: (asked: AskedData) => PageData[Id] };
  /** All pages of its row, for listings; if absent, it is one page. `piece`: in a stable order. */
  readonly every?: {
    readonly count: (known: CatalogueVersion) => number;
    readonly piece: (
      deps: SiteDataDeps,
      known: CatalogueVersion,
      piece: { readonly limit: number; readonly offset: number },
    ) => Promise<readonly Named[]>;
  };
}

export const listed = (
  named: (known: CatalogueVersion) => readonly Named[],
): NonNullable<PageSource<never>['every']> => ({
  count: (known) => named(known).length,
  piece: async (_, known, { limit, offset }) => named(known).slice(offset, offset + limit),
});
