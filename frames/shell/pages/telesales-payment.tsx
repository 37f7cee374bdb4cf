import { messagesIn } from '../../../shared/messages/define-messages';
import { telesalesMessages } from '../../telesales/payment/messages';
import { DeskRoot } from '../chrome/desk-root';
import type { Page } from '../page';

/** Source: S2§2 (RTE-092). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, telesalesMessages).title,
  description: ({ locale }) => messagesIn(locale, telesalesMessages).description,
  Body: ({ locale, site }) => (
    <DeskRoot locale={locale} site={site} title={messagesIn(locale, telesalesMessages).title} />
  ),
};
