import type { DataPageId, PlainPageId } from './page-data';
import type { SitePageId } from './page-id';
import type { ParamsOf } from './params-of';
import type { Tab } from './tab';
import type { HeaderPart, Template } from './template';

type Path = `/${string}`;

/** An address that a browser opens, at the provider's. */
export interface Route {
  /** `:name` stands for one segment. */
  readonly path: Path;
  /** Other addresses of the same. At the end `:name?` is at most one segment, `:name*` any number, `:name+` at least one.
   *  Source: RTE-024..026. */
  readonly aliases?: readonly Path[];
  readonly shows: Shown;
}

export type Shown =
  /** A page of the build. Its address needs the key of a merchant, may have one, or takes none; the origins of that
   *  merchant may frame it, or nobody. `tells`: the page is sent with what the merchant shows to anybody. */
  | {
      readonly page: string;
      /** Layout around it; `default` is the bare one. Source: S1§2.3. */
      readonly template: Template;
      readonly merchant: 'needed' | 'ifNamed' | 'none';
      readonly framedBy: 'merchant' | 'nobody';
      readonly tells?: 'showcase';
    }
  /** A page of the shopper's site. */
  | SitePage
  /** What the server writes itself. */
  | 'document'
  /** An anchor of another address. */
  | { readonly redirect: Path };

/** A page of the shopper's site, in every language of ours: that of `locales` which is the default one stands at its path,
 *  any other below its name, `/hi/…`. Source: S1§2.1, S1§2.3. */
export type SitePage = AnySitePage & (PlainPage | DataPage);

interface PlainPage {
  /** Its file in `frames/shell/pages`. */
  readonly site: PlainPageId;
  readonly asks?: never;
  readonly named?: never;
}

/** A page that is drawn from the catalogue. */
interface DataPage {
  readonly site: DataPageId;
  /** What its query may say of it besides its path, by name; anything else in it counts for nothing. */
  readonly asks: readonly string[];
  /** The one of these without which it would be another page. */
  readonly named?: string;
}

interface AnySitePage {
  /** Whose script runs in it; its own by default. */
  readonly runs?: SitePageId;
  /** Whether the page is empty without its script, which is then preloaded with all its parts. By default the page is
   *  complete without, and requests its script behind everything else. */
  readonly needsScript?: boolean;
  /** 200 by default. */
  readonly status?: 404 | 503;
  readonly template: Template;
  readonly header: readonly HeaderPart[];
  /** Where the way back in its header leads; by default to the home page. */
  readonly below?: Path;
  /** The tab below it that it belongs to; null where there are none. */
  readonly tab: Tab | null;
  /** Who is not known by a number of its own is sent to My Account first. */
  readonly isGuarded: boolean;
  /** Asks on load who the visitor is, also where no cookie says that somebody has logged in. */
  readonly identifies?: boolean;
  /** What it shows follows from the query of its address too: from all of it, where a form leads back to it, or from what is
   *  named here alone. */
  readonly reads?: 'query' | readonly string[];
  /** Its query names a lender (`lenderId`): it is missing for one that the site does not have. */
  readonly namesLender?: true;
  /** It shows the logo of the merchant that its query names (`merchantId`), from that merchant's own host. */
  readonly showsMerchant?: true;
  /** Whose sites have it. */
  readonly on: 'everySite' | 'organic' | 'lenders';
  /** Where the other sites have the same page; without, they have none. */
  readonly elsewhere?: Path;
  /** Each site has its own, so that search engines may show all of them; of any other page the one on our site counts. */
  readonly countsOnEverySite?: boolean;
  /** Whether it stands in the site map and search engines may show it. */
  readonly isIndexed: boolean;
  /** Its budget of `test/size/budgets.json`. */
  readonly weight:
    | 'reading'
    | 'home'
    | 'calculator'
    | 'account'
    | 'search'
    | 'merchant'
    | 'offers'
    | 'dashboard'
    | 'activation';
}

/** A row of the table. */
/* @__NO_SIDE_EFFECTS__ */
export const route = <const Row extends Route>(row: Row): Row => row;

/** All addresses of a row. */
export const addressesOf = ({ path, aliases = [] }: Route): readonly Path[] => [path, ...aliases];

/** Whether a row is a page of the shopper's site. */
export const isSitePage = (shows: Shown): shows is SitePage => typeof shows === 'object' && 'site' in shows;

const ownWeights: readonly SitePage['weight'][] = ['account', 'dashboard', 'activation'];

/** Whether what a page shows is somebody's own, which its script draws: nobody fetches it before it is asked for. */
export const isOwnPage = ({ isGuarded, weight }: SitePage): boolean => isGuarded || ownWeights.includes(weight);

/** The address of a page of a row that `named` tells from its others: what stands in its path, and else in its query.
 *  Throws as `href`. */
export function addressNaming({ path }: Pick<Route, 'path'>, named: Readonly<Record<string, string>>): string {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name);
  const query = Object.entries(named).filter(([name]) => !inPath.includes(name));
  return href<Path>({ path }, named, Object.fromEntries(query));
}

/** The address of a row, from the root. Each parameter is one segment; the query keeps its order. Throws `RangeError`
 *  where a parameter would be no segment: '', '.' and '..'. */
export function href<Text extends Path>(
  { path }: { readonly path: Text },
  params: Readonly<Record<ParamsOf<Text>, string>>,
  query: Readonly<Record<string, string>> = {},
): string {
  const named: Readonly<Record<string, string>> = params;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = named[name] ?? '';
    if (/^\.{0,2}$/.test(value)) throw new RangeError(`'${value}' is no ${name} for ${path}`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams(query).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
