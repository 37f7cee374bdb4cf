import { Columns } from '../chrome/columns';
import { CommonQuestions, subjectLinks } from '../chrome/common-questions';
import { OnCanvas } from '../chrome/on-canvas';
import { PageHead } from '../chrome/page-head';
import type { Page } from '../page';

const words = import.meta.words('siteFaq');

/** Questions and answers. Source: S1§1, S1§2.2. */
export const page: Page = {
  title: ({ locale }) => words[locale].title,
  description: ({ locale }) => words[locale].description,
  Body: ({ locale, site }) => (
    <OnCanvas>
      <PageHead heading={words[locale].heading} />
      <Columns locale={locale} links={subjectLinks(locale)}>
        <CommonQuestions locale={locale} site={site} />
      </Columns>
    </OnCanvas>
  ),
};
