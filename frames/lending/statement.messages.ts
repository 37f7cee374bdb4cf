import { defineMessages } from '../../shared/messages/define-messages';
import { plural } from '../../shared/messages/en/grammar';

/** Around a statement on a screen, which folds its schedule. */
export const statementMessages = defineMessages(
  {
    more: 'More about this loan',
    seeAll: (count: number) => plural(count, { one: `See ${count} instalment`, other: `See all ${count} instalments` }),
    seeLess: 'See fewer instalments',
    download: 'Download the statement',
  },
  import.meta.glob('/shared/messages/*/frames/lending/statement.ts', { import: 'default' }),
);
