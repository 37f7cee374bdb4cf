import { messagesIn } from '../../../shared/messages/define-messages';
import { collectPaymentMessages } from '../../collect-payment/messages';
import { Panel } from '../../kit/layout/panel';
import { RowSkeleton } from '../../kit/skeleton';
import { AuthenticatedPage } from '../chrome/authenticated-page';
import { OnCanvas } from '../chrome/on-canvas';
import type { Page } from '../page';
import css from './collect-payment.module.css';

/** Requester of a payment, for the holder of the link; the script asks the server. Source: S1§2.1 (RTE-014). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, collectPaymentMessages).title,
  description: ({ locale }) => messagesIn(locale, collectPaymentMessages).description,
  Body: ({ locale, site }) => (
    <OnCanvas>
      <div className={css.within}>
        <AuthenticatedPage
          locale={locale}
          site={site}
          head={<h1 className={css.heading}>{messagesIn(locale, collectPaymentMessages).title}</h1>}
        >
          <Panel as="ul">
            <RowSkeleton />
            <RowSkeleton />
            <RowSkeleton />
          </Panel>
        </AuthenticatedPage>
      </div>
    </OnCanvas>
  ),
};
