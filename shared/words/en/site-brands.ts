import { brand } from '../../brand';
import { plural } from './grammar';

/** Brands of the catalogue. */
export const siteBrands = {
  title: 'Brands',
  description: `All brands that you can buy in small steps with ${brand.name}, from A to Z.`,
  heading: 'Brands',
  search: 'Search brands',
  none: 'No brand has this name.',
  noneYet: 'There are no brands yet.',
  showAll: 'Show all brands',
  /** Below the name of a brand. */
  has: (merchants: number, products: number) =>
    `${plural(merchants, { one: '1 merchant', other: `${merchants} merchants` })} · ${plural(products, { one: '1 product', other: `${products} products` })}`,
};
