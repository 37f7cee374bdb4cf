import { messagesIn } from '../../../shared/messages/define-messages';
import { Bone } from '../../kit/skeleton';
import { tabRedirectionMessages } from '../../tab-redirection/messages';
import { AuthenticatedPage } from '../chrome/authenticated-page';
import type { Page } from '../page';
import css from './tab-redirection.module.css';

/** Tab that opens a lender's page and returns from it; the script asks the server. Source: S1§2.2 (RTE-060). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, tabRedirectionMessages).title,
  description: ({ locale }) => messagesIn(locale, tabRedirectionMessages).description,
  Body: ({ locale, site }) => (
    <AuthenticatedPage
      locale={locale}
      site={site}
      head={<h1 className={css.heading}>{messagesIn(locale, tabRedirectionMessages).title}</h1>}
    >
      <div className={css.shape}>
        <Bone shape="line" />
        <Bone />
      </div>
    </AuthenticatedPage>
  ),
};
