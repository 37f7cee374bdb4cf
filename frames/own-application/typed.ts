import {
  type ApplicationField,
  type ApplicationValues,
  applicationIssues,
  fieldText,
  type IncomeField,
  type IncomeIssue,
  type IncomeValues,
  incomeIssues,
  incomeText,
  noIncome,
  noValues,
} from '../new-to-bank';
import type { NtbApplication, NtbStep } from './ntb-application';

export type TypedField = ApplicationField | IncomeField;

/** All that is typed and chosen of an application. */
export interface Typed extends ApplicationValues, IncomeValues {}

export const nothingTyped: Typed = { ...noValues, ...noIncome };

/** What cannot go on as it is. */
export type Issue = ApplicationField | IncomeIssue | 'lender';

/** What a field takes of what is typed. */
export function typedText(field: TypedField, text: string): string {
  switch (field) {
    case 'monthlyIncome':
    case 'monthlyEmis':
    case 'employer':
      return incomeText(field, text);
    default:
      return fieldText(field, text);
  }
}

/** What a step has still to be told, in the order of its fields. Nothing is missing of a step that asks nothing. */
export function issuesAt(step: NtbStep, typed: Typed, ntb: NtbApplication, nowMs: number): readonly Issue[] {
  switch (step) {
    case 'initial':
      return [];
    case 'you':
      return applicationIssues(typed, nowMs);
    case 'income':
      return incomeIssues(typed);
    case 'offers':
      return ntb.lenderList.some(({ lenderId }) => lenderId === ntb.selectedNtbLender) ? [] : ['lender'];
    case 'bank':
      // A draft has neither PAN nor date of birth: they are asked again here.
      return applicationIssues(typed, nowMs);
    default:
      return step satisfies never;
  }
}
