import type { RequestOf } from '../../../shared/api/endpoint';
import { sendFeedback } from '../../../shared/api/feedback';
import { ApiError } from '../../platform/api/api-error';
import { createApiClient } from '../../platform/api/client';
import { patientHttp } from '../../platform/api/patient-http';
import { type Unreached, unreachedBy } from '../../platform/api/unreached';

const FEEDBACK_TOO_MANY = 429;

/** Sends feedback. Returns null on success, else the failure. */
export async function sendFeedbackBy(
  asked: RequestOf<typeof sendFeedback>,
): Promise<'tooMany' | 'failed' | Unreached | null> {
  const client = createApiClient({ later: async () => patientHttp, sessionHeaders: () => ({}) });
  try {
    await client.call(sendFeedback, asked);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) return 'failed';
    return unreachedBy(error) ?? (error.status === FEEDBACK_TOO_MANY ? 'tooMany' : 'failed');
  }
}
