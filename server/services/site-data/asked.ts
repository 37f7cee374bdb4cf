import * as z from 'zod/mini';
import { IDS_AT_MOST, PageInAddress, plans, SEARCH_MAX_LENGTH, sortings } from '../../../shared/api/catalogue';
import { CatalogueId } from '../../../shared/api/fields';
import { tenures } from '../../../shared/lenders';
import { Refusal } from '../refusal';

/** Repeatable values without duplicates. */
const several = <Value>(one: z.ZodMiniType<Value>, atMost: number) =>
  z.pipe(
    z._default(z.unknown(), []),
    z.transform((said): Value[] => {
      const sound = [said].flat().flatMap((each) => {
        const { data } = one.safeParse(each);
        return data === undefined ? [] : [data];
      });
      return [...new Set(sound)].slice(0, atMost);
    }),
  );

export const AskedText = z.catch(z.string().check(z.maxLength(SEARCH_MAX_LENGTH)), '');
export const AskedPage = z.catch(z.pipe(PageInAddress, z.transform(Number)), 1);
/** An id; null if the address has none. A malformed or repeated id matches nothing. */
const AskedId = z.pipe(
  z.optional(z.unknown()),
  z.transform((said): string | null => {
    if (said === undefined) return null;
    const { data } = CatalogueId.safeParse(said);
    if (data === undefined) throw new Refusal('NOT_FOUND');
    return data;
  }),
);
const Months = z.pipe(z.string().check(z.regex(/^\d+$/)), z.pipe(z.transform(Number), z.literal(tenures)));

export const AskedSearch = z.object({
  q: AskedText,
  categoryIds: several(CatalogueId, IDS_AT_MOST),
  brandIds: several(CatalogueId, IDS_AT_MOST),
  plan: several(z.enum(plans), plans.length),
  months: several(Months, tenures.length),
  sort: z.catch(z.enum(sortings), 'popular'),
  page: AskedPage,
});

export const AskedNamed = z.object({ id: AskedId, page: AskedPage });
