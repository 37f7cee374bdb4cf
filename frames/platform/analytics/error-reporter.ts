/** What is told about a failure: never a token, code or number of a customer. */
export interface ErrorReport {
  readonly code: number | string;
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

const KEPT_REPORTS = 50;

/** Keeps the last reports in memory and hands each on to the sinks that were added: without a sink nothing leaves the
 *  page. */
export class ErrorReports implements ErrorReporter {
  readonly #kept: ErrorReport[] = [];
  readonly #sinks = new Set<(report: ErrorReport) => void>();

  /** The last 50, oldest first. */
  get kept(): readonly ErrorReport[] {
    return this.#kept;
  }

  report(report: ErrorReport): void {
    this.#kept.push({ ...report, message: withoutDigits(report.message) });
    if (this.#kept.length > KEPT_REPORTS) this.#kept.shift();
    const last = this.#kept.at(-1);
    if (last) for (const sink of this.#sinks) sink(last);
  }

  /** Returns the way to take the sink away again. */
  addSink(sink: (report: ErrorReport) => void): () => void {
    this.#sinks.add(sink);
    return () => this.#sinks.delete(sink);
  }
}

/** A server's message could repeat a number of the customer: runs of five digits and more are blotted out. */
const withoutDigits = (text: string): string => text.replace(/\d{5,}/g, '•••');
