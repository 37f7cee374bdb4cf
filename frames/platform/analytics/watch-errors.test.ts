import { expect, it } from 'vitest';
import type { ErrorReport } from './error-reporter';
import { watchErrors } from './watch-errors';

// @req ERR-022, NFR-008
it('what nothing else has caught is reported until it is no longer watched', () => {
  const reports: ErrorReport[] = [];
  const stop = watchErrors(window, { report: (report) => void reports.push(report) });
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken') }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a text' }));
  stop();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }));
  expect(reports).toEqual([
    { code: 500, message: 'broken', errorName: 'Error', during: 'unhandled' },
    { code: 500, message: 'Unknown error', errorName: 'Error', during: 'unhandled' },
  ]);
});
