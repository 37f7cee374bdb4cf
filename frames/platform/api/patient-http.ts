import type { LaterHttp } from './later-http';
import { prove } from './prove';
import { refusalOf, unreadable } from './refusal-of';
import { sendCall } from './send-call';

/** For calls that are polled or never repeated: `Retry-After` is ignored, challenges are solved. */
export const patientHttp: LaterHttp = { sendCall, waitForRetry: prove, refusalOf, unreadable };
