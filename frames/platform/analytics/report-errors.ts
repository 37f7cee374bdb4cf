import type { ReportingFrame } from '../../../shared/rules/frame-errors';
import { ErrorReports } from './error-reporter';
import { sendReports } from './send-reports';
import { watchErrors } from './watch-errors';

/** A frame's error reports, from its first moment on: what nothing catches is reported, and each kind is told the server. */
export function reportErrors(page: Window, frame: ReportingFrame): ErrorReports {
  const reports = new ErrorReports();
  sendReports(page, reports, frame);
  watchErrors(page, reports);
  return reports;
}
