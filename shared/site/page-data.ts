import type * as api from '../api/catalogue';
import type { ResponseOf } from '../api/endpoint';
import type { SitePageId } from './page-id';

/** What the pages show whose content is the catalogue's, by their id. The server finds it (`siteData`), the page draws it:
 *  neither compiles without the other. */
export interface PageData {
  /** `searchText`: of the names; '' = all of them. */
  readonly brands: ResponseOf<typeof api.brandList> & { readonly searchText: string };
}

/** Pages that are drawn from the catalogue. */
export type DataPageId = SitePageId & keyof PageData;

/** Pages that say the same whatever is sold. */
export type PlainPageId = Exclude<SitePageId, DataPageId>;

/** What a page shows of the catalogue; undefined for one that shows nothing of it. */
export type DataOf<Id extends SitePageId> = Id extends DataPageId ? PageData[Id] : undefined;
