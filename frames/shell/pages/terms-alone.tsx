import { termsMessages } from '../../../shared/legal/terms.messages';
import { TERMS_UPDATED_ON } from '../../../shared/legal/terms-updated';
import { messagesIn } from '../../../shared/messages/define-messages';
import { InShort } from '../chrome/in-short';
import { LenderList } from '../chrome/lender-list';
import { Prose } from '../chrome/prose';
import type { Page } from '../page';
import css from './terms-alone.module.css';

/** Terms without header and footer. Source: S1§2.1. */
export const page: Page = {
  title: ({ locale }) => messagesIn(locale, termsMessages).title,
  description: ({ locale }) => messagesIn(locale, termsMessages).description,
  Body: ({ locale, ...view }) => {
    const { title, updated, inShort, sections } = messagesIn(locale, termsMessages);
    return (
      <div className={css.alone}>
        <h1>{title}</h1>
        <p className={css.updated}>{updated(TERMS_UPDATED_ON)}</p>
        <InShort {...inShort} />
        <Prose
          sections={sections}
          after={(id) => (id === 'grievances' ? <LenderList locale={locale} {...view} /> : null)}
        />
      </div>
    );
  },
};
