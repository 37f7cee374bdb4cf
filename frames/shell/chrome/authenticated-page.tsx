import type { ReactNode } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { pageMessages } from '../../platform/page/messages';
import { PAGE_ROOT, PAGE_SKELETON } from '../client/page-root';
import { accountAddress } from '../navigation';
import type { PageView } from '../page';
import css from './authenticated-page.module.css';
import { NeedsScript } from './needs-script';
import { NotOpened } from './not-opened';

interface AuthenticatedPageProps extends Pick<PageView, 'locale' | 'site'> {
  /** Heading that is shown before the script renders its own. */
  readonly head?: ReactNode;
  /** Skeleton, shown after 200 ms. Decoration. */
  readonly children: ReactNode;
}

/** Root of a page that its script renders (`mountPage`), with a skeleton until then. Contains no personal data. */
export function AuthenticatedPage({ locale, site, head, children }: AuthenticatedPageProps): ReactNode {
  return (
    <div id={PAGE_ROOT} data-login={accountAddress(locale, site)} aria-busy="true">
      <div id={PAGE_SKELETON}>
        {head}
        <p role="status">
          <VisuallyHidden>{messagesIn(locale, pageMessages).coming}</VisuallyHidden>
        </p>
        <div className={css.shape} aria-hidden="true">
          {children}
        </div>
      </div>
      <NeedsScript locale={locale} />
      <NotOpened locale={locale} />
    </div>
  );
}
