/** What every server has that a test starts: no test meets a limit that it does not test, however quick the machine is. */
export const untiring = {
  KADAM_CLIENT_LIMIT_TIMES: '1000',
  KADAM_CODES_PER_AGENT: '100000',
  KADAM_WRONG_CODES_ALARM: '1000000',
} as const;

/** For tests of the limits themselves: those of production. */
export const asInProduction = {
  KADAM_CLIENT_LIMIT_TIMES: '1',
  KADAM_CODES_PER_AGENT: '30',
  KADAM_WRONG_CODES_ALARM: '200',
} as const;
