import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { LinkButton } from './link-button';
import css from './not-opened.module.css';

const words = import.meta.words('siteNotices');
const common = import.meta.words('common');

/** What is said where a page's script does not come: it stands in the page, so that nothing else has to. 'Try again' opens
 *  the page anew: within one document some browsers never ask again for a script that did not come. Source: S1§7. */
export const NotOpened = ({ locale }: { readonly locale: Locale }): ReactNode => (
  <div className={css.late} role="alert">
    <div>
      <p className={css.heading}>{words[locale].notOpened.heading}</p>
      <p>{words[locale].notOpened.text}</p>
    </div>
    <LinkButton href="" kind="secondary">
      {common[locale].failed.tryAgain}
    </LinkButton>
  </div>
);
