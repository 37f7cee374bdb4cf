import { brand } from '../../brand';

/** Brands of the catalogue. */
export const siteBrands = {
  title: 'Brands',
  description: `All brands that you can buy in small steps with ${brand.name}, from A to Z.`,
  heading: 'Brands',
  search: 'Search brands',
  none: 'No brand has this name.',
  noneYet: 'There are no brands yet.',
  showAll: 'Show all brands',
};
