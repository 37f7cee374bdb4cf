import type { Language } from '../../shared/words/language';

export type NoticeName = keyof Language['notices'];

/** What a page of ours says instead of what was asked for, by language. */
export const notices = import.meta.words('notices');

/** The status that it has. */
export const noticeStatus: Readonly<Record<NoticeName, number>> = {
  unknownPage: 404,
  badAddress: 400,
  fault: 500,
  unavailable: 503,
  notBuilt: 503,
  noMerchant: 400,
  onlyFramed: 404,
  unknownMerchant: 404,
  deadLink: 404,
  closedStatement: 404,
  tooOften: 429,
  nothingToApprove: 404,
  nothingToFinish: 404,
  nothingToRegister: 404,
};
