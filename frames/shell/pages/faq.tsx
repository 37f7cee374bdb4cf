import { messagesIn } from '../../../shared/messages/define-messages';
import { Columns } from '../chrome/columns';
import { CommonQuestions, subjectLinks } from '../chrome/common-questions';
import { faqMessages } from '../chrome/faq.messages';
import { OnCanvas } from '../chrome/on-canvas';
import { PageHead } from '../chrome/page-head';
import type { Page } from '../page';

/** Source: S1§1, S1§2.2. */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, faqMessages).title,
  description: ({ locale }) => messagesIn(locale, faqMessages).description,
  Body: ({ locale, site }) => (
    <OnCanvas>
      <PageHead heading={messagesIn(locale, faqMessages).heading} />
      <Columns locale={locale} links={subjectLinks(locale)}>
        <CommonQuestions locale={locale} site={site} />
      </Columns>
    </OnCanvas>
  ),
};
