import { paymentRequestRefusals } from '../../../shared/errors/telesales';
import type { Failure } from '../../platform/api/failure';
import { failedText } from '../desk';
import type { PaymentMessages } from './page-messages';

export function refusalText(t: PaymentMessages, failure: Failure): string {
  const refusal = paymentRequestRefusals[Number(failure.code)];
  return refusal === undefined ? failedText(t, failure) : t.refused[refusal];
}
