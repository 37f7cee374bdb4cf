import type { ReactNode } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import { queryText } from '../../../shared/site/query-text';
import { merchantIn, shoppingAddress } from '../../../shared/site/shopping-address';
import { ntbMessages } from '../../own-application/messages';
import type { PageView } from '../page';
import css from './application-header.module.css';

/** The number of the application, once the script of the page knows one, and the way out to where shopping goes on: all that
 *  is typed is kept by then. An application that somebody else has shared is the other's to keep: there is no way out. */
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
