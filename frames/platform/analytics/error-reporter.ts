export interface ErrorReport {
  readonly code: number | string;
  /** For local logs only: a server's message may contain a number of the customer. */
  readonly message: string;
  /** `name` of the error. */
  readonly errorName: string;
  /** Name of a call, 'chunk' or 'unhandled'. */
  readonly during: string;
}

/** Source: S1§8. */
export interface ErrorReporter {
  report(report: ErrorReport): void;
}
