import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { commonMessages } from '../../kit/common.messages';
import { siteNoticesMessages } from '../../kit/notices.messages';
import { LinkButton } from './link-button';
import css from './not-opened.module.css';

/** Notice for a script that did not load, part of the document. 'Try again' reloads the page: some browsers do not fetch a
 *  failed module again within one document. Source: S1§7. */
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
