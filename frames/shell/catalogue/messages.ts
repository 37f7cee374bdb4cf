import { brand } from '../../../shared/brand';
import { defineMessages } from '../../../shared/messages/define-messages';
import { months, noCostMark, oneOf, plural } from '../../../shared/messages/en/grammar';

const merchantCount = (count: number): string => plural(count, { one: '1 merchant', other: `${count} merchants` });
const productCount = (count: number): string => plural(count, { one: '1 product', other: `${count} products` });

/** Merchants and products wherever they are listed, and the pages of categories and brands. */
export const catalogueMessages = defineMessages(
  {
    /** The star is resolved on the same page. */
    noCost: `${noCostMark}*`,
    /** What the star leads to. */
    star: `*${noCostMark}: the shop takes the interest off the price before the loan starts and pays the lender’s one-time fee, so you pay exactly the price.`,
    months,
    perMonth: '/month',
    /** Of a product whose price nobody finances over the months of its card. */
    noPlan: (tenure: number) => `No plan over ${months(tenure)}`,
    /** Below the name of a merchant: what it sells, and for how long at no cost. */
    about: (text: string, list: string) => `${text} · ${list} months`,
    oneOf,
    merchants: 'Merchants',
    products: 'Products',
    merchantCount,
    productCount,
    counts: (merchants: number, products: number) => `${merchantCount(merchants)} · ${productCount(products)}`,
    next: 'Show more',
    previous: 'Show previous',
    pages: 'Pages of the list',
    filter: 'Filter',
    nothingYet: 'There is nothing here yet.',
    categories: {
      title: 'Categories',
      description: `What you can buy in small steps with ${brand.name}, by category.`,
      heading: 'Categories',
      /** The tile of them all. */
      tile: 'Categories',
      /** Above merchants of a category. */
      merchants: (category: string) => `Merchants: ${category}`,
      about: (category: string) =>
        `${category} in small steps with ${brand.name}: products, merchants and what a month costs.`,
      all: {
        title: 'All categories',
        description: `All categories of what you can buy with ${brand.name}.`,
        heading: 'All categories',
      },
    },
    brands: {
      title: 'Brand',
      description: `A brand, its products, merchants and offers with ${brand.name}.`,
      heading: 'Choose a brand',
      about: (name: string) => `${name} in small steps with ${brand.name}: products, merchants and offers.`,
      all: 'All brands',
      offers: 'Offers',
    },
  },
  import.meta.glob('/shared/messages/*/frames/shell/catalogue.ts', { import: 'default' }),
);
