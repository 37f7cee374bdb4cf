import type { ErrorReporter } from './error-reporter';
import { reportSender } from './report-sender';

let reporter: ErrorReporter | undefined;

/** Tells the server of a fault in a page of the site: its kind and place, and nothing that it says. Loads with the first
 *  one. Source: S1§7 (NFR-008). */
export function tellFault(page: Window, thrown: unknown, during: 'chunk' | 'unhandled'): void {
  reporter ??= reportSender(page, 'site');
  reporter.report({ code: 500, message: '', errorName: thrown instanceof Error ? thrown.name : 'Error', during });
}
