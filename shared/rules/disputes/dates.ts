import { DAY_MS } from '../duration';
import { addWorkingDays, dayInIndia } from '../india-days';
import type { Decider } from './topics';

/** Working days after the opening day. */
export const DISPUTE_ANSWER_WORKING_DAYS = 2;
/** Working days after the opening day; at the platform's own desk the first answer is the decision. */
export const DISPUTE_DECIDED_WORKING_DAYS = {
  LENDER: 7,
  SHOP: 15,
  CARE: DISPUTE_ANSWER_WORKING_DAYS,
} as const satisfies Record<Decider, number>;
/** Days after which a customer without a satisfactory answer may write to the RBI Ombudsman, free of charge. Source:
 *  RBI Integrated Ombudsman Scheme 2026, in force since 1 July 2026. */
export const OMBUDSMAN_AFTER_DAYS = 30;
/** A pause ends with the ticket, at the latest after this time, when the Ombudsman takes over. */
export const PAUSE_AT_MOST_MS = OMBUDSMAN_AFTER_DAYS * DAY_MS;
/** Time in which a closed ticket can be reopened. */
export const REOPEN_WITHIN_DAYS = 30;
export const REOPEN_WITHIN_MS = REOPEN_WITHIN_DAYS * DAY_MS;

/** Latest day of the first answer; `openedDay` and the result are days in India, 'YYYY-MM-DD'. */
export const answerBy = (openedDay: string): string => addWorkingDays(openedDay, DISPUTE_ANSWER_WORKING_DAYS);
export const decidedBy = (openedDay: string, decider: Decider): string =>
  addWorkingDays(openedDay, DISPUTE_DECIDED_WORKING_DAYS[decider]);
export const ombudsmanFrom = (openedAtMs: number): string => dayInIndia(openedAtMs + OMBUDSMAN_AFTER_DAYS * DAY_MS);
