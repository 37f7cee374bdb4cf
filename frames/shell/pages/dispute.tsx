import { messagesIn } from '../../../shared/messages/define-messages';
import { disputesMessages } from '../../disputes/messages';
import { RowList } from '../../kit/card';
import { LineSkeleton, RowSkeleton } from '../../kit/skeleton';
import { AuthenticatedPage } from '../chrome/authenticated-page';
import { Crumbs } from '../chrome/crumbs';
import { chromeMessages } from '../chrome/messages';
import { OnCanvas } from '../chrome/on-canvas';
import { PageHead } from '../chrome/page-head';
import { accountAddress } from '../navigation';
import type { Page } from '../page';
import css from './own-desk.module.css';

/** Form of a dispute for a logged-in user. Source: S1§2.2 (RTE-063), ODR-001, ODR-008. */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, disputesMessages).contact.title,
  description: ({ locale }) => messagesIn(locale, disputesMessages).contact.title,
  Body: ({ locale, site }) => (
    <OnCanvas>
      <div className={css.trail}>
        <Crumbs
          label={messagesIn(locale, chromeMessages).landmarks.trail}
          above={[{ href: accountAddress(locale, site), text: messagesIn(locale, chromeMessages).account }]}
          here={messagesIn(locale, disputesMessages).contact.title}
        />
      </div>
      <AuthenticatedPage
        locale={locale}
        site={site}
        head={<PageHead heading={messagesIn(locale, disputesMessages).contact.title} />}
      >
        <div className={css.shape}>
          <RowList>
            <RowSkeleton />
            <LineSkeleton />
            <LineSkeleton />
            <LineSkeleton />
          </RowList>
        </div>
      </AuthenticatedPage>
    </OnCanvas>
  ),
};
