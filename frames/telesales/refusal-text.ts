import { paymentRequestRefusals } from '../../shared/errors/telesales';
import { ApiError } from '../platform/api/api-error';
import type { DeskWords } from './words';

const TOO_MANY_LINKS = 429;
const UNAVAILABLE = 503;

/** What an agent is told of a call that failed. */
export function refusalText({ refused }: DeskWords, error: unknown): string {
  if (!(error instanceof ApiError)) return refused.other;
  if (error.status === TOO_MANY_LINKS) return refused.tooMany;
  if (error.status === UNAVAILABLE) return refused.notSent;
  return refused[paymentRequestRefusals[Number(error.code)] ?? 'other'];
}
