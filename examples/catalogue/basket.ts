import { isWareId, type WareId, wares } from './wares';

export const QUANTITY_MAX = 9;

export interface BasketLine {
  readonly wareId: WareId;
  /** 1 to 9. */
  readonly quantity: number;
}

/** What one line costs, with GST. */
export const linePaise = ({ wareId, quantity }: BasketLine): number => wares[wareId].pricePaise * quantity;

/** What the basket costs, with GST. Delivery is free. */
export const basketPaise = (lines: readonly BasketLine[]): number =>
  lines.reduce((sum, line) => sum + linePaise(line), 0);

/** A basket as it stands in an address: 'lumen-m2-kit.1,camera-case.2'. */
export const basketText = (lines: readonly BasketLine[]): string =>
  lines.map(({ wareId, quantity }) => `${wareId}.${quantity}`).join(',');

/** Reads {@link basketText}; null where it is none, or names a ware that is not sold here. */
export function basketFrom(text: string): readonly BasketLine[] | null {
  const lines: BasketLine[] = [];
  for (const part of text.split(',')) {
    const [wareId = '', quantityText = '', ...rest] = part.split('.');
    const quantity = Number(quantityText);
    if (!isWareId(wareId) || rest.length > 0) return null;
    if (!/^\d$/.test(quantityText) || quantity < 1 || lines.some((line) => line.wareId === wareId)) return null;
    lines.push({ wareId, quantity });
  }
  return lines;
}
