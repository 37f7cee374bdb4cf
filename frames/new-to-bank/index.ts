export { ApplicationFields } from './application-fields';
export { ApplicationForm } from './application-form';
export { ApplicationOffer, ApplicationOfferActions } from './application-offer';
export { ApplicationQuestion, QUESTION_MAX_LENGTH, type QuestionStep } from './application-question';
export { ApplicationStatus, ApplicationStatusActions } from './application-status';
export { ApplicationStory, type Story } from './application-story';
export {
  type ApplicationField,
  type ApplicationValues,
  applicationIssues,
  fieldText,
  noValues,
} from './fields';
export {
  type IncomeField,
  type IncomeIssue,
  type IncomeValues,
  incomeIssues,
  incomeOf,
  incomeText,
  noIncome,
  typedIncome,
} from './income';
export { IncomeFields } from './income-fields';
export type { ApplicationMessages } from './message-types';
export { applicationFields, WordedFields } from './worded-fields';
