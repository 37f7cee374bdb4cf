import { expect, it } from 'vitest';
import type { ProductCard } from '../../../shared/api/catalogue';
import { shownOf } from './home-data';

const card = (productId: string, merchantHandle: string, tenure: number, isNoCost = true): ProductCard => ({
  merchantHandle,
  productId,
  productName: productId,
  productImage: '',
  merchantName: merchantHandle,
  merchantLogo: null,
  categoryId: 'c',
  brandId: null,
  pricePaise: 3_600_000,
  tenure,
  isNoCost,
  emi: 36_000 / tenure,
});
const idsOf = (cards: readonly ProductCard[]): string[] => shownOf(cards).map(({ productId }) => productId);

it('the row of products has 6, 12, 9 and 3 months, of different merchants if possible', () => {
  const cards = ['a', 'b'].flatMap((shop) => [3, 6, 9, 12].map((tenure) => card(`${shop}${tenure}`, shop, tenure)));
  const months = shownOf(cards).map(({ tenure }) => tenure);
  expect(months).toEqual([6, 12, 9, 3]);
  expect(idsOf(cards).slice(0, 2)).toEqual(['a6', 'b12']);
});

it('the row has no product with interest, and omits months without a product', () => {
  expect(idsOf([card('x', 'a', 6, false), card('y', 'a', 6), card('z', 'b', 3)])).toEqual(['y', 'z']);
  expect(idsOf([])).toEqual([]);
});
