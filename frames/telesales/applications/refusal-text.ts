import { filingRefusals } from '../../../shared/errors/telesales';
import type { Failure } from '../../platform/api/failure';
import { failedText } from '../desk';
import type { ApplicationsMessages } from './page-messages';

export function refusalText(t: ApplicationsMessages, failure: Failure): string {
  const refusal = filingRefusals[failure.code];
  return refusal === undefined ? failedText(t, failure) : t.refused[refusal];
}
