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
  const t = messages.income;
  const group = useScopedId();
  const says = (issue: keyof typeof t.issues): string | null => (issues.includes(issue) ? t.issues[issue] : null);
  const type = (field: IncomeField) => (text: string) => send({ type: 'fieldTyped', field, text });
  const missing = says('worksAs');
  return (
    <StepCard {...props} step="income" heading={t.heading} lead={t.text} go={messages.goOn}>
      <div className={css.works} data-fault={missing === null ? undefined : ''}>
        <OptionGroup label={t.worksAs}>
          {employmentTypes.map((each) => (
            <Option
              key={each}
              group={group}
              checked={typed.worksAs === each}
              title={t.works[each]}
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
          label={t.monthlyIncome}
          size="normal"
          digits={typed.monthlyIncome}
          error={says('monthlyIncome')}
          onDigits={type('monthlyIncome')}
        />
        <AmountField
          label={`${t.monthlyEmis} ${messages.optional}`}
          size="normal"
          digits={typed.monthlyEmis}
          error={null}
          onDigits={type('monthlyEmis')}
        />
      </div>
      {typed.worksAs === 'SALARIED' && (
        <TextField
          label={t.employer}
          value={typed.employer}
          error={says('employer')}
          maxLength={EMPLOYER_MAX_LENGTH}
          required
          onText={type('employer')}
        />
      )}
      <p className={css.small}>{t.consent(messages.form.consent(''), APPLICATION_CONSENT_VERSION)}</p>
    </StepCard>
  );
}
