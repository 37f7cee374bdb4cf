import type { RequestOf } from '../../../shared/api/endpoint';
import { sendFeedback } from '../../../shared/api/feedback';
import { ApiError } from '../../platform/api/api-error';
import { createApiClient } from '../../platform/api/client';
import { patientHttp } from '../../platform/api/patient-http';

const NOT_ANSWERED = 500;

/** Sends feedback. Null where it is there; else the status of HTTP with which it was refused, 500 without an answer. */
export async function sendFeedbackBy(asked: RequestOf<typeof sendFeedback>): Promise<number | null> {
  const client = createApiClient({ later: async () => patientHttp, sessionHeaders: () => ({}) });
  try {
    await client.call(sendFeedback, asked);
    return null;
  } catch (error) {
    return error instanceof ApiError ? error.status : NOT_ANSWERED;
  }
}
