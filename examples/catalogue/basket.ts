import { isProductId, type ProductId, products } from './products';

export const QUANTITY_MAX = 9;

export interface BasketLine {
  readonly productId: ProductId;
  /** 1 to 9. */
  readonly quantity: number;
}

/** Price of one line, GST included. */
export const linePaise = ({ productId, quantity }: BasketLine): number => products[productId].pricePaise * quantity;

/** Price of the basket, GST included. Delivery is free. */
export const basketPaise = (lines: readonly BasketLine[]): number =>
  lines.reduce((sum, line) => sum + linePaise(line), 0);

/** Checkout option that names the purchase; empty for an empty basket. `amount`: whole rupees. */
export function bought(lines: readonly BasketLine[]): { readonly order?: { name: string; amount: number } } {
  const [first, ...more] = lines;
  if (!first) return {};
  const { name } = products[first.productId];
  const order = {
    name: more.length === 0 ? name : `${name} + ${more.length}`,
    amount: Math.round(basketPaise(lines) / 100),
  };
  return { order };
}

/** Basket as text for an address: 'lumen-m2-kit.1,camera-case.2'. */
export const basketText = (lines: readonly BasketLine[]): string =>
  lines.map(({ productId, quantity }) => `${productId}.${quantity}`).join(',');

/** Reads {@link basketText}; null if it is malformed or names an unknown product. */
export function basketFrom(text: string): readonly BasketLine[] | null {
  const lines: BasketLine[] = [];
  for (const part of text.split(',')) {
    const [productId = '', quantityText = '', ...rest] = part.split('.');
    const quantity = Number(quantityText);
    if (!isProductId(productId) || rest.length > 0) return null;
    if (!/^\d$/.test(quantityText) || quantity < 1 || lines.some((line) => line.productId === productId)) return null;
    lines.push({ productId, quantity });
  }
  return lines;
}
