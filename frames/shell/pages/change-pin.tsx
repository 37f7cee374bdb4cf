import { messagesIn } from '../../../shared/messages/define-messages';
import { Bone } from '../../kit/skeleton';
import { pinMessages } from '../../line-pin/messages';
import { AuthenticatedPage } from '../chrome/authenticated-page';
import { OnCanvas } from '../chrome/on-canvas';
import type { Page } from '../page';
import css from './change-pin.module.css';

/** PIN of a credit line, before the script renders. Source: S1§3 (changePin). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, pinMessages).title,
  description: ({ locale }) => messagesIn(locale, pinMessages).description,
  Body: ({ locale, site }) => (
    <OnCanvas>
      <div className={css.room}>
        <AuthenticatedPage
          locale={locale}
          site={site}
          head={<h1 className={css.heading}>{messagesIn(locale, pinMessages).heading}</h1>}
        >
          <div className={css.shape}>
            <Bone shape="line" />
            <Bone />
            <Bone />
            <Bone />
          </div>
        </AuthenticatedPage>
      </div>
    </OnCanvas>
  ),
};
