import type { ReactNode } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import { queryText } from '../../../shared/site/query-text';
import { merchantIn, shoppingAddress } from '../../../shared/site/shopping-address';
import { ntbMessages } from '../../own-application/messages';
import type { PageView } from '../page';
import css from './application-header.module.css';

/** Number of the application, once the page's script knows it, and the exit to the shop: all input is saved by then. A shared
 *  application has no exit, because another person owns it. */
export const ApplicationHeader = ({ locale, query = {} }: Pick<PageView, 'locale' | 'query'>): ReactNode => (
  <>
    <span className={css.number} data-application />
    {query.ref === undefined && (
      <a className={css.exit} href={shoppingAddress(locale, merchantIn(queryText(query, ['merchantId'])))}>
        {messagesIn(locale, ntbMessages).exit}
      </a>
    )}
  </>
);
