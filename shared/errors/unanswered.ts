import type { clientErrors } from './common';

/** The rows of a call that nobody answered, so that no code says it. Apart from them, for a first screen does without
 *  their words. Source: S1§8. */
export const unansweredNames = {
  network: 'NETWORK_ERROR',
  intercepted: 'NETWORK_INTERCEPTED',
  timeout: 'TIMEOUT',
  aborted: 'REQUEST_ABORTED',
} as const satisfies Readonly<Record<string, (typeof clientErrors)[number]['name']>>;
