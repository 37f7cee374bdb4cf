import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import type { Site } from '../../../shared/site/site';
import { lendersOn } from '../lender-of';
import { LenderFacts } from './lender-facts';
import { Questions } from './questions';

/** Each lender of a site by name, which opens to its company and its officer for complaints. */
export const LenderList = ({ locale, site }: { readonly locale: Locale; readonly site: Site }): ReactNode => (
  <Questions
    asked={lendersOn(site).map((lender) => ({
      id: `lender-${lender.lenderId}`,
      question: lender.name,
      answer: <LenderFacts locale={locale} lender={lender} />,
    }))}
  />
);
