import * as z from 'zod/mini';
import { CatalogueId, IDS_AT_MOST, PageInAddress, SEARCH_MAX_LENGTH } from '../../../shared/api/catalogue';

// What an address may say, and what nobody can mean counts as not said.

/** Words that are looked for. */
export const AskedText = z.catch(z.string().check(z.maxLength(SEARCH_MAX_LENGTH)), '');
/** A page of a list, from 1. */
export const AskedPageOfList = z.catch(z.pipe(PageInAddress, z.transform(Number)), 1);
/** What is named; null where nothing is. */
export const AskedId = z.catch(z.nullable(CatalogueId), null);
/** The same several times, each once. */
export const AskedIds = z.pipe(
  z.unknown(),
  z.transform((said): string[] => {
    const ids = [said].flat().filter((id) => CatalogueId.safeParse(id).success);
    // SAFETY: the schema takes texts alone.
    return [...new Set(ids as string[])].slice(0, IDS_AT_MOST);
  }),
);
