import { type BasketLine, basketPaise, QUANTITY_MAX } from '../catalogue/basket';
import type { ProductId } from '../catalogue/products';

/** GST rate of every product in this shop; prices include it. */
const GST_PERCENT = 18;

export interface Bill {
  readonly number: number;
  /** A line with the quantity 0 stays on the bill and costs nothing. */
  readonly lines: readonly BasketLine[];
}

const onTheCounter = ['lumen-m2-kit', 'hush-pro', 'camera-case'] as const satisfies readonly ProductId[];

/** A bill with one of each product on the counter. */
export const newBill = (number: number): Bill => ({
  number,
  lines: onTheCounter.map((productId) => ({ productId, quantity: 1 })),
});

/** Clamps the quantity to 0 to 9. */
export const withQuantity = (bill: Bill, productId: ProductId, quantity: number): Bill => ({
  ...bill,
  lines: bill.lines.map((line) =>
    line.productId === productId ? { ...line, quantity: Math.min(QUANTITY_MAX, Math.max(0, quantity)) } : line,
  ),
});

/** GST included. */
export const totalPaise = (bill: Bill): number => basketPaise(bill.lines);

export const itemCount = (bill: Bill): number => bill.lines.reduce((sum, line) => sum + line.quantity, 0);

/** The GST inside a price that includes it: price × 18 ÷ 118, rounded half up to the paisa, in integers. */
export function includedGstPaise(pricePaise: number): number {
  const parts = 100 + GST_PERCENT;
  return Math.floor((2 * pricePaise * GST_PERCENT + parts) / (2 * parts));
}
