import { brand } from '../../../shared/brand';
import { defineMessages } from '../../../shared/messages/define-messages';

/** The page on which something is looked for. */
export const searchMessages = defineMessages(
  {
    title: 'Search',
    /** What was looked for, as it is called. */
    quoted: (text: string) => `“${text}”`,
    description: `Find merchants and products, and what a month costs with ${brand.name}.`,
    heading: 'Merchants and products',
    label: 'Search merchants and products',
    /** Where nothing has what was looked for. */
    instead: (text: string, t: string) => `Nothing is called “${text}”. This is what is nearest: “${t}”.`,
    none: {
      heading: 'Nothing found',
      text: 'Look for a merchant, a product or a brand, or leave out a filter.',
      categories: 'Or look through a category',
    },
    away: {
      heading: 'We can’t search just now',
      text: 'Nothing is lost. Try again in a minute.',
      again: 'Try again',
    },
    sort: { label: 'Order of merchants', popular: 'Most popular', name: 'A to Z' },
    /** Of a filter that is in force; pressed, it goes. */
    without: (filter: string) => `Leave out: ${filter}`,
    applied: 'Filters',
  },
  import.meta.glob('/shared/messages/*/frames/shell/catalogue/search.ts', { import: 'default' }),
);
