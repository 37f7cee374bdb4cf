import type { ReportingFrame } from '../../../shared/rules/frame-errors';
import type { ErrorReporter } from './error-reporter';
import { reportSender } from './report-sender';
import { watchErrors } from './watch-errors';
import { watchFonts } from './watch-fonts';

/** Reports a frame's uncaught errors, each kind to the server. */
export function reportErrors(page: Window, frame: ReportingFrame): ErrorReporter {
  const reporter = reportSender(page, frame);
  watchErrors(page, reporter);
  watchFonts(page, reporter);
  return reporter;
}
