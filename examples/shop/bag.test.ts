import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkoutAddress, emptyBagOf, keepBag, pieceCount, readBag, withOneMore } from './bag';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('bag', () => {
  it('persists for the next page of the tab', () => {
    const bag = withOneMore(withOneMore([], 'hush-pro'), 'hush-pro');
    expect(keepBag(bag)).toBe(true);
    expect(readBag()).toEqual([{ productId: 'hush-pro', quantity: 2 }]);
    expect(pieceCount(bag)).toBe(2);
  });

  it('holds at most 9 pieces of a product', () => {
    let bag = withOneMore([], 'camera-case');
    for (let count = 0; count < 12; count += 1) bag = withOneMore(bag, 'camera-case');
    expect(bag).toEqual([{ productId: 'camera-case', quantity: 9 }]);
  });

  it('is empty if the stored value is invalid or the browser denies storage', () => {
    sessionStorage.setItem('zenmart.bag', '<script>');
    expect(readBag()).toEqual([]);
    const denied = vi.fn(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied, clear: () => undefined });
    expect(readBag()).toEqual([]);
    expect(keepBag([])).toBe(false);
  });

  it('is emptied only by the payment of its content', () => {
    const bag = withOneMore([], 'hush-pro');
    keepBag(bag);
    emptyBagOf(withOneMore(bag, 'hush-pro'));
    expect(readBag()).toEqual(bag);
    emptyBagOf(bag);
    expect(readBag()).toEqual([]);
  });

  it('is sent to the checkout in the address', () => {
    expect(checkoutAddress([{ productId: 'hush-pro', quantity: 2 }])).toBe('/checkout?basket=hush-pro.2');
  });
});
