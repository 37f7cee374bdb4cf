import { SCRIPT_LOAD_TIMEOUT } from '../../../shared/rules/font-timeout';
import type { ErrorReporter } from './error-reporter';
import { reportSender } from './report-sender';

let reporter: ErrorReporter | undefined;

/** Reports an error in a page of the site: its kind and place, never its message. Loads with the first error.
 *  Source: S1§7 (NFR-008). */
export function reportError(page: Window, thrown: unknown, during: 'chunk' | 'unhandled' | 'font'): void {
  reporter ??= reportSender(page, 'site');
  const errorName = thrown instanceof Error ? thrown.name : 'Error';
  if (during === 'font') reporter.report({ ...SCRIPT_LOAD_TIMEOUT.report, errorName, during: 'chunk' });
  else reporter.report({ code: 500, message: '', errorName, during });
}
