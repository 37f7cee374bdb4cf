import { TERMS_UPDATED_ON } from '../../../shared/legal/terms-updated';
import { InShort } from '../chrome/in-short';
import { LenderList } from '../chrome/lender-list';
import { Prose } from '../chrome/prose';
import type { Page } from '../page';
import css from './terms-alone.module.css';

const words = import.meta.words('terms');

/** The terms without the site around them. Source: S1§2.1. */
export const page: Page = {
  title: ({ locale }) => words[locale].title,
  description: ({ locale }) => words[locale].description,
  Body: ({ locale, ...view }) => {
    const { title, updated, inShort, sections } = words[locale];
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
