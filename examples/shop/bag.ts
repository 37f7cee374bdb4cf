import { type BasketLine, basketFrom, basketText, QUANTITY_MAX } from '../catalogue/basket';
import type { ProductId } from '../catalogue/products';

const KEY = 'zenmart.bag';

/** Bag of this tab; empty if the browser denies storage. */
export function readBag(): readonly BasketLine[] {
  try {
    return basketFrom(sessionStorage.getItem(KEY) ?? '') ?? [];
  } catch {
    // A browser that denies storage throws on first access.
    return [];
  }
}

/** The bag with one more piece of a product, at most nine. */
export const withOneMore = (bag: readonly BasketLine[], productId: ProductId): readonly BasketLine[] => {
  const before = bag.find((line) => line.productId === productId)?.quantity ?? 0;
  const line = { productId, quantity: Math.min(QUANTITY_MAX, before + 1) };
  return before === 0 ? [...bag, line] : bag.map((each) => (each.productId === productId ? line : each));
};

/** Stores the bag for the other pages of this tab. False if the browser denies storage. */
export function keepBag(bag: readonly BasketLine[]): boolean {
  try {
    sessionStorage.setItem(KEY, basketText(bag));
    return true;
  } catch {
    return false;
  }
}

/** Empties the stored bag if its content has been paid for. */
export function emptyBagOf(paid: readonly BasketLine[]): void {
  if (basketText(paid) === basketText(readBag())) keepBag([]);
}

export const pieceCount = (bag: readonly BasketLine[]): number => bag.reduce((sum, { quantity }) => sum + quantity, 0);

export const checkoutAddress = (lines: readonly BasketLine[]): string =>
  `/checkout?${new URLSearchParams({ basket: basketText(lines) })}`;
