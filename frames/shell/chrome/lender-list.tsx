import type { ReactNode } from 'react';
import { lenderEntityMessages } from '../../../shared/legal/lender-entity.messages';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { Drawn } from '../../../shared/site/renderer';
import { lendersOn } from '../lender-of';
import { LenderFacts } from './lender-facts';
import { Questions } from './questions';

/** Connected lenders of a site by name. Each opens to its company and grievance officer. */
export function LenderList({ locale, ...on }: Pick<Drawn, 'locale' | 'site' | 'connectedLenderIds'>): ReactNode {
  const lenders = lendersOn(on);
  if (lenders.length === 0) return <p>{messagesIn(locale, lenderEntityMessages).noLender}</p>;
  return (
    <Questions
      asked={lenders.map((lender) => ({
        id: `lender-${lender.lenderId}`,
        question: lender.name,
        isName: true,
        answer: <LenderFacts locale={locale} lender={lender} />,
      }))}
    />
  );
}
