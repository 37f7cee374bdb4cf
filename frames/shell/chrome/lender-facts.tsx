import type { ReactNode } from 'react';
import { lenderEntityMessages } from '../../../shared/legal/lender-entity.messages';
import { lenderFacts } from '../../../shared/legal/lender-facts';
import type { Lender } from '../../../shared/lenders';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import css from './lender-facts.module.css';
import { OfficerContact } from './officer-contact';

interface LenderFactsProps {
  readonly locale: Locale;
  readonly lender: Lender;
}

/** Registered company of a lender, and its grievance officer. */
export function LenderFacts({ locale, lender: { legal } }: LenderFactsProps): ReactNode {
  return (
    <dl className={css.facts}>
      {lenderFacts(legal, messagesIn(locale, lenderEntityMessages)).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === legal.website ? <a href={value}>{value}</a> : value}</dd>
        </div>
      ))}
      <div>
        <dt>{messagesIn(locale, lenderEntityMessages).officers[legal.nodalOfficer.designation]}</dt>
        <dd>
          <OfficerContact officer={legal.nodalOfficer} />
        </dd>
      </div>
    </dl>
  );
}
