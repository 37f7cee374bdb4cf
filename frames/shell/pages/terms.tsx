import { termsMessages } from '../../../shared/legal/terms.messages';
import { TERMS_UPDATED_ON } from '../../../shared/legal/terms-updated';
import { messagesIn } from '../../../shared/messages/define-messages';
import { Columns } from '../chrome/columns';
import { InShort } from '../chrome/in-short';
import { LenderList } from '../chrome/lender-list';
import { PageHead } from '../chrome/page-head';
import { Prose } from '../chrome/prose';
import type { Page } from '../page';

/** Terms with the two policies. Source: S1§2.1. */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, termsMessages).title,
  description: ({ locale }) => messagesIn(locale, termsMessages).description,
  Body: ({ locale, ...view }) => {
    const { title, updated, inShort, sections } = messagesIn(locale, termsMessages);
    const links = Object.entries(sections).map(([id, section]) => ({ href: `#${id}`, text: section.title }));
    return (
      <>
        <PageHead heading={title} line={updated(TERMS_UPDATED_ON)} />
        <Columns locale={locale} links={links}>
          <InShort {...inShort} />
          <Prose
            sections={sections}
            after={(id) => (id === 'grievances' ? <LenderList locale={locale} {...view} /> : null)}
          />
        </Columns>
      </>
    );
  },
};
