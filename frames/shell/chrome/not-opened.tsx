import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { commonMessages } from '../../kit/common.messages';
import { siteNoticesMessages } from '../../kit/notices.messages';
import { LinkButton } from './link-button';
import css from './not-opened.module.css';

/** What is said where a page's script does not come: it stands in the page, so that nothing else has to. 'Try again' opens
 *  the page anew: within one document some browsers never ask again for a script that did not come. Source: S1§7. */
export const NotOpened = ({ locale }: { readonly locale: Locale }): ReactNode => (
  <div className={css.late} role="alert">
    <div>
      <p className={css.heading}>{messagesIn(locale, siteNoticesMessages).notOpened.heading}</p>
      <p>{messagesIn(locale, siteNoticesMessages).notOpened.text}</p>
    </div>
    <LinkButton href="" kind="secondary">
      {messagesIn(locale, commonMessages).failed.tryAgain}
    </LinkButton>
  </div>
);
