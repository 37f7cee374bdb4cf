import type { ReactNode } from 'react';
import type { merchantPage } from '../../../shared/api/catalogue';
import type { ResponseOf } from '../../../shared/api/endpoint';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import css from './branches.module.css';
import { merchantMessages } from './messages';

interface BranchesProps {
  readonly locale: Locale;
  readonly branches: ResponseOf<typeof merchantPage>['branchLocator'];
}

/** Source: CAT-010. */
export function Branches({ locale, branches }: BranchesProps): ReactNode {
  const { count } = messagesIn(locale, merchantMessages).branches;
  return (
    <>
      <p className={css.count}>{count(branches.length)}</p>
      <ul className={css.branches}>
        {branches.map(({ name, address, pincode }) => (
          <li key={`${name} ${pincode}`}>
            <h3 translate="no">{name}</h3>
            <address>
              {address} <span className="num">{pincode}</span>
            </address>
          </li>
        ))}
      </ul>
    </>
  );
}
