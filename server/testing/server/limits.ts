/** Limits of test servers, which no test reaches unless it tests limits, on a machine of any speed. */
export const untiring = {
  KADAM_CLIENT_LIMIT_TIMES: '1000',
  KADAM_CODES_PER_AGENT: '100000',
  KADAM_WRONG_CODES_ALARM: '1000000',
} as const;

/** Production limits, for tests of the limits. */
export const asInProduction = {
  KADAM_CLIENT_LIMIT_TIMES: '1',
  KADAM_CODES_PER_AGENT: '30',
  KADAM_WRONG_CODES_ALARM: '200',
} as const;
