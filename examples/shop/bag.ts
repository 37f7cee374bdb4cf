import { type BasketLine, basketFrom, basketText, QUANTITY_MAX } from '../catalogue/basket';
import type { ProductId } from '../catalogue/products';

const KEY = 'zenmart.bag';

/** What the shopper has put into the bag in this tab; empty also where the browser keeps nothing for us. */
export function readBag(): readonly BasketLine[] {
  try {
    return basketFrom(sessionStorage.getItem(KEY) ?? '') ?? [];
  } catch {
    // A browser that denies storage throws on the first touch of it.
    return [];
  }
}

/** The bag with one more piece of a product, nine at most. */
export const withOneMore = (bag: readonly BasketLine[], productId: ProductId): readonly BasketLine[] => {
  const before = bag.find((line) => line.productId === productId)?.quantity ?? 0;
  const line = { productId, quantity: Math.min(QUANTITY_MAX, before + 1) };
  return before === 0 ? [...bag, line] : bag.map((each) => (each.productId === productId ? line : each));
};

/** Keeps the bag for the other pages of this tab. False where the browser does not keep it. */
export function keepBag(bag: readonly BasketLine[]): boolean {
  try {
    sessionStorage.setItem(KEY, basketText(bag));
    return true;
  } catch {
    return false;
  }
}

/** Empties the kept bag once what was in it is paid for. */
export function emptyBagOf(paid: readonly BasketLine[]): void {
  if (basketText(paid) === basketText(readBag())) keepBag([]);
}

export const pieceCount = (bag: readonly BasketLine[]): number => bag.reduce((sum, { quantity }) => sum + quantity, 0);

/** Where these lines are paid for. */
export const checkoutAddress = (lines: readonly BasketLine[]): string =>
  `/checkout?${new URLSearchParams({ basket: basketText(lines) })}`;
