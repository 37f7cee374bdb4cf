import { messagesIn } from '../../../shared/messages/define-messages';
import { telesalesNtbMessages } from '../../telesales/applications/messages';
import { DeskRoot } from '../chrome/desk-root';
import type { Page } from '../page';

/** Source: S2§2 (RTE-093). */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, telesalesNtbMessages).title,
  description: ({ locale }) => messagesIn(locale, telesalesNtbMessages).description,
  Body: ({ locale, site }) => (
    <DeskRoot locale={locale} site={site} title={messagesIn(locale, telesalesNtbMessages).title} />
  ),
};
