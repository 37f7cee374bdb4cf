/** What is told about a failure. */
export interface ErrorReport {
  readonly code: number | string;
  /** For a log on the spot: a server's message could repeat a number of the customer, so it does not leave the page. */
  readonly message: string;
  /** `name` of what was thrown. */
  readonly errorName: string;
  /** Where it happened: a call's name, 'chunk', 'unhandled'. */
  readonly during: string;
}

/** Where error reports go. Source: S1§8. */
export interface ErrorReporter {
  report(report: ErrorReport): void;
}
