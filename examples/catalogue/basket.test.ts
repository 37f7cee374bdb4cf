import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { basketFrom, basketPaise, basketText } from './basket';
import { productIds, products } from './products';

describe('basket', () => {
  it('one camera kit and two travel cases cost ₹37,982', () => {
    expect(
      basketPaise([
        { productId: 'lumen-m2-kit', quantity: 1 },
        { productId: 'camera-case', quantity: 2 },
      ]),
    ).toBe(37_982_00);
  });

  it('basketFrom restores a basket from its address', () => {
    const lines = fc.uniqueArray(
      fc.record({ productId: fc.constantFrom(...productIds), quantity: fc.integer({ min: 1, max: 9 }) }),
      { minLength: 1, selector: ({ productId }) => productId },
    );
    fc.assert(
      fc.property(lines, (basket) => {
        expect(basketFrom(basketText(basket))).toEqual(basket);
      }),
    );
  });

  it.each(['', 'lumen-m2-kit', 'lumen-m2-kit.0', 'lumen-m2-kit.10', 'lumen-m2-kit.1.1', 'toString.1', 'x.1'])(
    'basketFrom returns null for %j',
    (text) => expect(basketFrom(text)).toBeNull(),
  );

  it('a basket lists each product once', () => {
    expect(basketFrom('hush-pro.1,hush-pro.2')).toBeNull();
  });
});

describe('products', () => {
  it.each(productIds)('whole rupees and a name of at most 120 characters: %s', (productId) => {
    expect(products[productId]).toMatchObject({ productId });
    expect(products[productId].pricePaise % 100).toBe(0);
    expect(products[productId].name.length).toBeLessThanOrEqual(120);
  });
});
