/** Timeout of a font, and its report. Source: S1§8. */
export const SCRIPT_LOAD_TIMEOUT = {
  afterMs: 30_000,
  report: { code: 'SCRIPT_LOAD_TIMEOUT', message: '' },
} as const;
