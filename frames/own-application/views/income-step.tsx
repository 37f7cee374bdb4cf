import type { ReactNode } from 'react';
import { APPLICATION_CONSENT_VERSION } from '../../../shared/legal/application-consent';
import { EMPLOYER_MAX_LENGTH, employmentTypes } from '../../../shared/rules/employment-type';
import { AmountField } from '../../kit/amount-field';
import { Option, OptionGroup } from '../../kit/option';
import { useScopedId } from '../../kit/scoped-id';
import { TextField } from '../../kit/text-field';
import type { IncomeField } from '../../new-to-bank';
import css from '../own-application.module.css';
import type { StepProps } from '../step-props';
import { StepCard } from './step-card';

/** What a month brings and takes. */
export function IncomeStep(props: StepProps): ReactNode {
  const { state, messages, send } = props;
  const { typed, issues } = state;
  const words = messages.income;
  const group = useScopedId();
  const says = (issue: keyof typeof words.issues): string | null =>
    issues.includes(issue) ? words.issues[issue] : null;
  const type = (field: IncomeField) => (text: string) => send({ type: 'fieldTyped', field, text });
  const missing = says('worksAs');
  return (
    <StepCard {...props} step="income" heading={words.heading} lead={words.text} go={messages.goOn}>
      <div className={css.works} data-fault={missing === null ? undefined : ''}>
        <OptionGroup label={words.worksAs}>
          {employmentTypes.map((each) => (
            <Option
              key={each}
              group={group}
              checked={typed.worksAs === each}
              title={words.works[each]}
              onChoose={() => send({ type: 'workChosen', worksAs: each })}
            />
          ))}
        </OptionGroup>
        <p className={css.fault} role="alert">
          {missing}
        </p>
      </div>
      <div className={css.sums}>
        <AmountField
          label={words.monthlyIncome}
          size="normal"
          digits={typed.monthlyIncome}
          error={says('monthlyIncome')}
          onDigits={type('monthlyIncome')}
        />
        <AmountField
          label={`${words.monthlyEmis} ${messages.optional}`}
          size="normal"
          digits={typed.monthlyEmis}
          error={null}
          onDigits={type('monthlyEmis')}
        />
      </div>
      {typed.worksAs === 'SALARIED' && (
        <TextField
          label={words.employer}
          value={typed.employer}
          error={says('employer')}
          maxLength={EMPLOYER_MAX_LENGTH}
          required
          onText={type('employer')}
        />
      )}
      <p className={css.small}>{words.consent(messages.form.consent(''), APPLICATION_CONSENT_VERSION)}</p>
    </StepCard>
  );
}
