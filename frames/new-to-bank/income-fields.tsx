import type { ReactNode } from 'react';
import { EMPLOYER_MAX_LENGTH, type EmploymentType, employmentTypes } from '../../shared/rules/employment-type';
import { AmountField } from '../kit/amount-field';
import { FieldError } from '../kit/field-message';
import { Option, OptionGroup } from '../kit/option';
import { useScopedId } from '../kit/scoped-id';
import { Stack } from '../kit/stack';
import { TextField } from '../kit/text-field';
import { type IncomeField, type IncomeIssue, type IncomeValues, incomeText } from './income';

export interface IncomeFieldsMessages {
  readonly worksAs: string;
  readonly works: Readonly<Record<EmploymentType, string>>;
  readonly monthlyIncome: string;
  readonly monthlyEmis: string;
  readonly employer: string;
  readonly issues: Readonly<Record<IncomeIssue, string>>;
}

interface IncomeFieldsProps {
  readonly values: IncomeValues;
  /** Fields that cannot be sent as they are, among others. */
  readonly issues: readonly string[];
  /** '(optional)'. */
  readonly optional: string;
  readonly t: IncomeFieldsMessages;
  readonly readOnly: boolean;
  readonly onType: (change: Partial<IncomeValues>) => void;
}

/** What a month brings and takes; each field says what is wrong with it. */
export function IncomeFields(props: IncomeFieldsProps): ReactNode {
  const { values, issues, optional, t, readOnly, onType } = props;
  const group = useScopedId();
  const faultId = `${group}-fault`;
  const says = (issue: IncomeIssue): string | null => (issues.includes(issue) ? t.issues[issue] : null);
  const type = (field: IncomeField) => (text: string) => onType({ [field]: incomeText(field, text) });
  return (
    <>
      <div {...(says('worksAs') !== null && { 'data-fault': '', role: 'group', 'aria-describedby': faultId })}>
        <Stack gap={2}>
          <OptionGroup label={t.worksAs}>
            {employmentTypes.map((each) => (
              <Option
                key={each}
                group={group}
                checked={values.worksAs === each}
                disabled={readOnly}
                title={t.works[each]}
                onChoose={() => onType({ worksAs: each })}
              />
            ))}
          </OptionGroup>
          {says('worksAs') !== null && <FieldError id={faultId}>{t.issues.worksAs}</FieldError>}
        </Stack>
      </div>
      <AmountField
        label={t.monthlyIncome}
        size="normal"
        digits={values.monthlyIncome}
        error={says('monthlyIncome')}
        readOnly={readOnly}
        onDigits={type('monthlyIncome')}
      />
      <AmountField
        label={t.monthlyEmis}
        optional={optional}
        size="normal"
        digits={values.monthlyEmis}
        error={null}
        readOnly={readOnly}
        onDigits={type('monthlyEmis')}
      />
      {values.worksAs === 'SALARIED' && (
        <TextField
          label={t.employer}
          value={values.employer}
          error={says('employer')}
          maxLength={EMPLOYER_MAX_LENGTH}
          required
          readOnly={readOnly}
          onText={type('employer')}
        />
      )}
    </>
  );
}
