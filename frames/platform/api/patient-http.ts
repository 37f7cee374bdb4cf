import type { LaterHttp } from './later-http';
import { refusalOf } from './refusal-of';
import { sendCall } from './send-call';

/** For calls that nobody waits for: they come again by a rule of their own. */
export const patientHttp: LaterHttp = { sendCall, waitTurn: async (answer) => answer, refusalOf };
