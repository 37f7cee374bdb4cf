import type { Income } from '../../shared/api/application-form';
import { EMPLOYER_MAX_LENGTH, type EmploymentType } from '../../shared/rules/employment-type';
import { AMOUNT_MAX_LENGTH, digitsOnly } from '../../shared/rules/validation';

/** What a month brings and takes, as it is typed: amounts are digits. */
export interface IncomeValues {
  /** Null before it is chosen. */
  readonly worksAs: EmploymentType | null;
  readonly monthlyIncome: string;
  readonly monthlyEmis: string;
  readonly employer: string;
}
export type IncomeField = Exclude<keyof IncomeValues, 'worksAs'>;
export type IncomeIssue = 'worksAs' | 'monthlyIncome' | 'employer';

/** Before anything is typed. */
export const noIncome: IncomeValues = { worksAs: null, monthlyIncome: '', monthlyEmis: '', employer: '' };

const hasEmployer = (worksAs: EmploymentType | null): boolean => worksAs === 'SALARIED';

/** What a field takes of what is typed. */
export const incomeText = (field: IncomeField, text: string): string =>
  field === 'employer' ? text.slice(0, EMPLOYER_MAX_LENGTH) : digitsOnly(text).slice(0, AMOUNT_MAX_LENGTH);

/** What has still to be told, in the order of the fields. EMIs may be none. */
export const incomeIssues = ({ worksAs, monthlyIncome, employer }: IncomeValues): readonly IncomeIssue[] => [
  ...(worksAs === null ? (['worksAs'] as const) : []),
  ...(Number(monthlyIncome) > 0 ? [] : (['monthlyIncome'] as const)),
  ...(hasEmployer(worksAs) && employer.trim() === '' ? (['employer'] as const) : []),
];

/** As sent; null before the employment type is chosen. */
export const incomeOf = ({ worksAs, monthlyIncome, monthlyEmis, employer }: IncomeValues): Income | null =>
  worksAs === null
    ? null
    : {
        worksAs,
        monthlyIncome: Number(monthlyIncome),
        monthlyEmis: Number(monthlyEmis),
        employer: hasEmployer(worksAs) ? employer.trim() : '',
      };

/** As it is typed again, to be corrected. */
export const typedIncome = ({ worksAs, monthlyIncome, monthlyEmis, employer }: Income): IncomeValues => ({
  worksAs,
  monthlyIncome: String(monthlyIncome),
  monthlyEmis: monthlyEmis === 0 ? '' : String(monthlyEmis),
  employer,
});
