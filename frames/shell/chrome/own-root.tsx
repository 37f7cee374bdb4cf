import type { ReactNode } from 'react';
import { messagesIn } from '../../../shared/messages/define-messages';
import { VisuallyHidden } from '../../kit/visually-hidden';
import { pageMessages } from '../../platform/page/messages';
import { OWN_COMING, OWN_ROOT } from '../client/own-root';
import { accountAddress } from '../navigation';
import type { PageView } from '../page';
import { NeedsScript } from './needs-script';
import { NotOpened } from './not-opened';
import css from './own-root.module.css';

interface OwnRootProps extends Pick<PageView, 'locale' | 'site'> {
  /** Seen at once, until what is drawn brings its own: the heading of the page, where it has one of its own. */
  readonly head?: ReactNode;
  /** The shape of what comes, seen where it takes longer than 200 ms. Decoration. */
  readonly children: ReactNode;
}

/** Where a page of whoever has logged in is drawn by its script (`runOwnPage`). Nothing in it is anybody's own. */
export function OwnRoot({ locale, site, head, children }: OwnRootProps): ReactNode {
  return (
    <div id={OWN_ROOT} data-login={accountAddress(locale, site)} aria-busy="true">
      <div id={OWN_COMING}>
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
