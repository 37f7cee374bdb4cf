import type { Texts } from '../../shared/messages/define-messages';
import type { noticesMessages } from './notices.messages';

export type NoticeName = keyof Texts<typeof noticesMessages>;

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
