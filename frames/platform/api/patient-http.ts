import type { LaterHttp } from './later-http';
import { prove } from './prove';
import { refusalOf, unreadable } from './refusal-of';
import { sendCall } from './send-call';

/** For calls that come again by a rule of their own, if at all: no crowd is waited for, but a busy network proves. */
export const patientHttp: LaterHttp = { sendCall, waitTurn: prove, refusalOf, unreadable };
