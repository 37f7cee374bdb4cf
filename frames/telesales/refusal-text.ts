import { ApiError } from '../platform/api/api-error';
import type { DeskWords } from './words';

/** By the numbers of the specification. Source: S2§8. */
const byCode: Readonly<Record<string, keyof DeskWords['refused']>> = {
  4004: 'PAYMENT_DUPLICATE_REQUEST',
  4016: 'PAYMENT_MIN_AMOUNT_LIMIT',
  4015: 'PAYMENT_MAX_AMOUNT_LIMIT',
};
const TOO_MANY_LINKS = 429;
const UNAVAILABLE = 503;

/** What an agent is told of a call that failed. */
export function refusalText({ refused }: DeskWords, error: unknown): string {
  if (!(error instanceof ApiError)) return refused.other;
  if (error.status === TOO_MANY_LINKS) return refused.tooMany;
  if (error.status === UNAVAILABLE) return refused.notSent;
  return refused[byCode[String(error.code)] ?? 'other'];
}
