import { SCRIPT_LOAD_TIMEOUT } from '../../../shared/rules/font-timeout';
import type { ErrorReporter } from './error-reporter';
import { reportSender } from './report-sender';

let reporter: ErrorReporter | undefined;

/** Tells the server of a fault in a page of the site: its kind and place, and nothing that it says. Loads with the first
 *  one. Source: S1§7 (NFR-008). */
export function tellFault(page: Window, thrown: unknown, during: 'chunk' | 'unhandled' | 'font'): void {
  reporter ??= reportSender(page, 'site');
  const errorName = thrown instanceof Error ? thrown.name : 'Error';
  if (during === 'font') reporter.report({ ...SCRIPT_LOAD_TIMEOUT.report, errorName, during: 'chunk' });
  else reporter.report({ code: 500, message: '', errorName, during });
}
