/** What a run found in one file; `build/vitest-report.mjs` writes it. */
export interface FileReport {
  /** From the root of the repository; empty for an error that came from no file. */
  readonly file: string;
  readonly tests: readonly {
    readonly name: string;
    readonly state: 'passed' | 'failed' | 'neverRan';
    /** The first line of its error; empty where it passed. */
    readonly said: string;
  }[];
  /** The first line of an error outside the tests; null where there was none. */
  readonly outside: string | null;
}

export function failedFiles(reports: readonly FileReport[]): string[];

export function countResults(
  reports: readonly FileReport[],
  again?: readonly FileReport[],
): { readonly passed: number; readonly flaky: readonly string[]; readonly failed: readonly string[] };
