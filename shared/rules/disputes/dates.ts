import { DAY_MS } from '../duration';
import { addWorkingDays, dayInIndia } from '../india-days';
import type { Decider } from './topics';

/** In working days, from the day on which it was opened. */
export const DISPUTE_ANSWER_WORKING_DAYS = 2;
/** In working days, from the same day; at our own desk the first answer is the decision. */
export const DISPUTE_DECIDED_WORKING_DAYS = {
  LENDER: 7,
  SHOP: 15,
  CARE: DISPUTE_ANSWER_WORKING_DAYS,
} as const satisfies Record<Decider, number>;
/** After so long without an answer that satisfies, anybody may write to the RBI Ombudsman, free of charge. Source: RBI
 *  Integrated Ombudsman Scheme 2026, in force since 1 July 2026. */
export const OMBUDSMAN_AFTER_DAYS = 30;
/** A pause ends with the ticket, and at the latest then: what the Ombudsman decides is not ours to hold open. */
export const PAUSE_AT_MOST_MS = OMBUDSMAN_AFTER_DAYS * DAY_MS;
/** A closed ticket can be opened again for so long. */
export const REOPEN_WITHIN_DAYS = 30;
export const REOPEN_WITHIN_MS = REOPEN_WITHIN_DAYS * DAY_MS;

/** The last day on which the first answer comes; `openedDay` and the answer are days in India, 'YYYY-MM-DD'. */
export const answerBy = (openedDay: string): string => addWorkingDays(openedDay, DISPUTE_ANSWER_WORKING_DAYS);
/** The last day on which it is decided. */
export const decidedBy = (openedDay: string, decider: Decider): string =>
  addWorkingDays(openedDay, DISPUTE_DECIDED_WORKING_DAYS[decider]);
/** The day from which the Ombudsman takes it. */
export const ombudsmanFrom = (openedAtMs: number): string => dayInIndia(openedAtMs + OMBUDSMAN_AFTER_DAYS * DAY_MS);
