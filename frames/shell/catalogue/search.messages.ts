import { brand } from '../../../shared/brand';
import { defineMessages } from '../../../shared/messages/define-messages';

export const searchMessages = defineMessages(
  {
    title: 'Search',
    quoted: (text: string) => `“${text}”`,
    description: `Find merchants and products, and what a month costs with ${brand.name}.`,
    heading: 'Merchants and products',
    label: 'Search merchants and products',
    /** No exact match: shows the results of the nearest term. */
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
    /** Text of an active filter. Activating it removes the filter. */
    without: (filter: string) => `Leave out: ${filter}`,
    applied: 'Filters',
  },
  import.meta.glob('/shared/messages/*/frames/shell/catalogue/search.ts', { import: 'default' }),
);
