import * as z from 'zod/mini';
import type { ProductCard } from '../../shared/api/catalogue';
import { SalesLender } from '../../shared/api/sales';
import type { PlansOf } from './product-plans';

/** What a page gives its island along. */
const Given = z.object({
  of: z.object({
    pricePaise: z.int(),
    merchantName: z.string(),
    lenders: z.array(SalesLender),
    shopHref: z.string(),
    shopHost: z.string(),
    checkHref: z.string(),
    brand: z.string(),
    newWindow: z.string(),
  }),
  shown: z.object({ tenure: z.int(), emi: z.nullable(z.int()), isNoCost: z.boolean() }),
});

export interface ProductIsland {
  readonly of: PlansOf;
  /** What the card of the product shows. */
  readonly shown: Pick<ProductCard, 'tenure' | 'emi' | 'isNoCost'>;
}

/** What the island goes on with, of what the page has given it; null where that is none. */
export function takeIsland(given: unknown): ProductIsland | null {
  const read = z.safeParse(Given, given);
  return read.success ? read.data : null;
}
