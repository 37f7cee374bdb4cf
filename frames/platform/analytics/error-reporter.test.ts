import { describe, expect, it } from 'vitest';
import { type ErrorReport, ErrorReports } from './error-reporter';
import { watchErrors } from './watch-errors';

const report = (message: string): ErrorReport => ({ code: 500, message, errorName: 'Error', during: 'init' });

describe('reports of errors', () => {
  it('go to every sink until it is taken away', () => {
    const reports = new ErrorReports();
    const seen: string[] = [];
    const remove = reports.addSink(({ message }) => seen.push(message));
    reports.report(report('one'));
    remove();
    reports.report(report('two'));
    expect(seen).toEqual(['one']);
  });

  it('show no run of five digits and more: neither a number nor a code of a customer', () => {
    const reports = new ErrorReports();
    const seen: string[] = [];
    reports.addSink(({ message }) => seen.push(message));
    reports.report(report('9876543210 has code 12345, error 4070'));
    expect(seen).toEqual(['••• has code •••, error 4070']);
    expect(reports.kept[0]?.message).toBe('••• has code •••, error 4070');
  });

  it('are kept up to the last 50, oldest first', () => {
    const reports = new ErrorReports();
    for (let count = 1; count <= 60; count += 1) reports.report(report(`no ${count}`));
    expect(reports.kept).toHaveLength(50);
    expect([reports.kept[0]?.message, reports.kept.at(-1)?.message]).toEqual(['no 11', 'no 60']);
  });
});

describe('what nothing else has caught', () => {
  it('is reported until it is no longer watched', () => {
    const reports = new ErrorReports();
    const stop = watchErrors(window, reports);
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('broken') }));
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'a text' }));
    stop();
    window.dispatchEvent(new ErrorEvent('error', { error: new Error('later') }));
    expect(reports.kept).toEqual([
      { code: 500, message: 'broken', errorName: 'Error', during: 'unhandled' },
      { code: 500, message: 'Unknown error', errorName: 'Error', during: 'unhandled' },
    ]);
  });
});
