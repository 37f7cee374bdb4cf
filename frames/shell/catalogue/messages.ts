import { brand } from '../../../shared/brand';
import { defineMessages } from '../../../shared/messages/define-messages';
import { months, noCostMark, oneOf, plural } from '../../../shared/messages/en/grammar';

const merchantCount = (count: number): string => plural(count, { one: '1 merchant', other: `${count} merchants` });
const productCount = (count: number): string => plural(count, { one: '1 product', other: `${count} products` });

/** Lists of merchants and products, and the pages of categories and brands. */
export const catalogueMessages = defineMessages(
  {
    /** The page explains the star. */
    noCost: `${noCostMark}*`,
    /** Explanation of the star. */
    star: `*${noCostMark}: the shop takes the interest off the price before the loan starts and pays the lender’s one-time fee, so you pay exactly the price.`,
    months,
    perMonth: '/month',
    /** For a product without a plan over the tenure of its card. */
    noPlan: (tenure: number) => `No plan over ${months(tenure)}`,
    /** Below a merchant's name: its categories and no-cost months. */
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
      /** Tile of all categories. */
      tile: 'Categories',
      /** Heading above the merchants of a category. */
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
