import type { clientErrors } from './common';

/** Rows of a call without an answer, which has no code. Apart from the texts, which a first screen does without.
 *  Source: S1§8. */
export const unansweredNames = {
  network: 'NETWORK_ERROR',
  intercepted: 'NETWORK_INTERCEPTED',
  timeout: 'TIMEOUT',
  aborted: 'REQUEST_ABORTED',
} as const satisfies Readonly<Record<string, (typeof clientErrors)[number]['name']>>;
