/** Results of one test file, written by `build/vitest-report.mjs`. */
export interface FileReport {
  /** Relative to the repository root; empty for an error without a file. */
  readonly file: string;
  readonly tests: readonly {
    readonly name: string;
    readonly state: 'passed' | 'failed' | 'neverRan';
    /** First line of the error; empty if the test passed. */
    readonly said: string;
  }[];
  /** First line of an error outside the tests; null if there was none. */
  readonly outside: string | null;
}

export function failedFiles(reports: readonly FileReport[]): string[];

export function countResults(
  reports: readonly FileReport[],
  again?: readonly FileReport[],
): { readonly passed: number; readonly flaky: readonly string[]; readonly failed: readonly string[] };
