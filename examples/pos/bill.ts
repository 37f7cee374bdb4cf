/** GST on every ware of this shop; prices include it. */
const GST_PERCENT = 18;
export const QUANTITY_MAX = 9;

export type Ware = 'camera' | 'headphones' | 'case';

export interface BillLine {
  readonly ware: Ware;
  readonly name: string;
  /** With GST. */
  readonly unitPricePaise: number;
  /** 0 to 9; a line with 0 stays on the bill and costs nothing. */
  readonly quantity: number;
}

export interface Bill {
  readonly number: number;
  readonly lines: readonly BillLine[];
}

const line = (ware: Ware, name: string, unitPriceRupees: number): BillLine => ({
  ware,
  name,
  unitPricePaise: unitPriceRupees * 100,
  quantity: 1,
});

export const newBill = (number: number): Bill => ({
  number,
  lines: [
    line('camera', 'Lumen M2 camera kit', 36_000),
    line('headphones', 'Hush Pro headphones', 17_999),
    line('case', 'Camera travel case', 991),
  ],
});

/** A quantity outside 0 to 9 becomes the nearest of the two. */
export const withQuantity = (bill: Bill, ware: Ware, quantity: number): Bill => ({
  ...bill,
  lines: bill.lines.map((line) =>
    line.ware === ware ? { ...line, quantity: Math.min(QUANTITY_MAX, Math.max(0, quantity)) } : line,
  ),
});

export const linePaise = (line: BillLine): number => line.unitPricePaise * line.quantity;

/** With GST. */
export const totalPaise = (bill: Bill): number => bill.lines.reduce((sum, line) => sum + linePaise(line), 0);

export const itemCount = (bill: Bill): number => bill.lines.reduce((sum, line) => sum + line.quantity, 0);

/** The GST inside a price that includes it: price × 18 ÷ 118, rounded half up to the paisa, in integers. */
export function includedGstPaise(pricePaise: number): number {
  const parts = 100 + GST_PERCENT;
  return Math.floor((2 * pricePaise * GST_PERCENT + parts) / (2 * parts));
}
