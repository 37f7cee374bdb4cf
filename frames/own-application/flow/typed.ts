import type { Income } from '../../../shared/api/application-form';
import { AMOUNT_MAX_LENGTH, digitsOnly } from '../../../shared/rules/validation';
import { EMPLOYER_MAX_LENGTH, type WorksAs } from '../../../shared/rules/works-as';
import {
  type ApplicationField,
  type ApplicationValues,
  applicationIssues,
  fieldText,
  noValues,
} from '../../new-to-bank';
import type { NtbApplication, NtbStep } from './ntb-application';

/** What is typed of a month, digits. */
const incomeFields = ['monthlyIncome', 'monthlyEmis', 'employer'] as const;
export type IncomeField = (typeof incomeFields)[number];
export type TypedField = ApplicationField | IncomeField;

/** All that is typed and chosen of an application. */
export interface Typed extends ApplicationValues {
  /** Null before it is chosen. */
  readonly worksAs: WorksAs | null;
  readonly monthlyIncome: string;
  readonly monthlyEmis: string;
  readonly employer: string;
}

export const nothingTyped: Typed = {
  ...noValues,
  worksAs: null,
  monthlyIncome: '',
  monthlyEmis: '',
  employer: '',
};

/** What cannot go on as it is. */
export type Issue = ApplicationField | 'worksAs' | 'monthlyIncome' | 'employer' | 'lender';

/** What a field takes of what is typed. */
export function typedText(field: TypedField, text: string): string {
  switch (field) {
    case 'monthlyIncome':
    case 'monthlyEmis':
      return digitsOnly(text).slice(0, AMOUNT_MAX_LENGTH);
    case 'employer':
      return text.slice(0, EMPLOYER_MAX_LENGTH);
    default:
      return fieldText(field, text);
  }
}

const hasEmployer = (worksAs: WorksAs | null): boolean => worksAs === 'SALARIED';

/** What a step has still to be told, in the order of its fields. Nothing is missing of a step that asks nothing. */
export function issuesAt(step: NtbStep, typed: Typed, ntb: NtbApplication, nowMs: number): readonly Issue[] {
  switch (step) {
    case 'initial':
      return [];
    case 'you':
      return applicationIssues(typed, nowMs);
    case 'income':
      return [
        ...(typed.worksAs === null ? (['worksAs'] as const) : []),
        ...(Number(typed.monthlyIncome) > 0 ? [] : (['monthlyIncome'] as const)),
        ...(hasEmployer(typed.worksAs) && typed.employer.trim() === '' ? (['employer'] as const) : []),
      ];
    case 'offers':
      return ntb.lenderList.some(({ lenderId }) => lenderId === ntb.selectedNtbLender) ? [] : ['lender'];
    case 'bank':
      // What is never kept is asked here of whoever came back to a later step.
      return applicationIssues(typed, nowMs);
    default:
      return step satisfies never;
  }
}

/** As it is sent; null before somebody has said what he lives on. */
export const incomeOf = ({ worksAs, monthlyIncome, monthlyEmis, employer }: Typed): Income | null =>
  worksAs === null
    ? null
    : {
        worksAs,
        monthlyIncome: Number(monthlyIncome),
        monthlyEmis: Number(monthlyEmis),
        employer: hasEmployer(worksAs) ? employer.trim() : '',
      };
