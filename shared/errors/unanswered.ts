import type { clientErrors } from './common';

/** Errors of a call without an answer. Separate from the texts, which a first screen does not load. Source: S1§8. */
export const unansweredNames = {
  network: 'NETWORK_ERROR',
  intercepted: 'NETWORK_INTERCEPTED',
  timeout: 'TIMEOUT',
  aborted: 'REQUEST_ABORTED',
} as const satisfies Readonly<Record<string, (typeof clientErrors)[number]['name']>>;
