import { addressNaming, type Route, type SitePage } from '../../../shared/site/route';
import type { CatalogueVersion } from '../catalogue/catalogue-cache';
import type { Named, SiteDataDeps } from './page-source';
import { siteData } from './site-data';

type Row = Pick<Route, 'path'> & { readonly shows: SitePage };
interface Piece {
  readonly limit: number;
  readonly offset: number;
}

export async function pieceOfPages(
  deps: SiteDataDeps,
  rows: readonly Row[],
  { limit, offset }: Piece,
): Promise<{ readonly count: number; readonly paths: readonly string[] }> {
  const known = await deps.catalogue.current();
  const paths: string[] = [];
  let count = 0;
  for (const row of rows) {
    const { many, piece } = pagesOf(deps, known, row);
    const from = Math.max(offset - count, 0);
    const left = Math.min(limit - paths.length, many - from);
    if (left > 0) paths.push(...(await piece({ limit: left, offset: from })).map((named) => addressNaming(row, named)));
    count += many;
  }
  return { count, paths };
}

interface Pages {
  readonly many: number;
  readonly piece: (piece: Piece) => Promise<readonly Named[]>;
}

function pagesOf(deps: SiteDataDeps, known: CatalogueVersion, { shows }: Row): Pages {
  const every = shows.asks && siteData[shows.site].every;
  if (!every) return { many: 1, piece: async () => [{}] };
  return { many: every.count(known), piece: (piece) => every.piece(deps, known, piece) };
}
