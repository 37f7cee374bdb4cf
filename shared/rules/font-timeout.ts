/** When a font counts as failed, and how that is reported. Source: S1§8. */
export const SCRIPT_LOAD_TIMEOUT = {
  afterMs: 30_000,
  report: { code: 'SCRIPT_LOAD_TIMEOUT', message: '' },
} as const;
