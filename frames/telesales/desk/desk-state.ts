import type { ResponseOf } from '../../../shared/api/endpoint';
import { endTelesales, type telesalesAgent } from '../../../shared/api/telesales-session';

export type Agent = ResponseOf<typeof telesalesAgent>;

/** Calls of every page of the desk. */
export const deskCalls = { end: endTelesales };
export interface Left {
  readonly type: 'left';
}
interface Leaving {
  readonly run: (effect: Left) => void;
}
const left = (flow: Leaving): void => flow.run({ type: 'left' });

/** The agent has left, even if the server could not be told. */
export const deskAnswers = { end: { done: left, failed: left } };
