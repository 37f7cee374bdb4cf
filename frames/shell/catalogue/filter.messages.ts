import { defineMessages } from '../../../shared/messages/define-messages';
import { plural } from '../../../shared/messages/en/grammar';

/** Filters of the search, shared with their script. */
export const filterMessages = defineMessages(
  {
    heading: 'Filter',
    close: 'Close filter',
    clear: 'Clear all',
    category: 'Category',
    brand: 'Brand',
    plan: 'Plan',
    plans: { noCost: 'No cost EMI*', voucher: 'Voucher offer' },
    months: 'Months',
    /** Button text while the count is unknown. */
    showAll: 'Show results',
    show: (merchants: number, products: number) =>
      merchants > 0
        ? plural(merchants, { one: 'Show 1 merchant', other: `Show ${merchants} merchants` })
        : products > 0
          ? plural(products, { one: 'Show 1 product', other: `Show ${products} products` })
          : 'Nothing to show',
  },
  import.meta.glob('/shared/messages/*/frames/shell/catalogue/filter.ts', { import: 'default' }),
);
