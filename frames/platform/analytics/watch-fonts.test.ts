import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ErrorReport } from './error-reporter';
import { watchFonts } from './watch-fonts';

let reports: ErrorReport[];
let fonts: EventTarget & { status: FontFaceSetLoadStatus };
beforeEach(() => {
  vi.useFakeTimers();
  reports = [];
  fonts = Object.assign(new EventTarget(), { status: 'loading' as FontFaceSetLoadStatus });
  // SAFETY: the watched parts of a window.
  const page = { document: { fonts }, setTimeout } as unknown as Window;
  watchFonts(page, { report: (report) => void reports.push(report) });
});
afterEach(() => vi.useRealTimers());

const expected = { code: 'SCRIPT_LOAD_TIMEOUT', message: '', errorName: 'Error', during: 'chunk' };

// @req ERR-032, NFR-010
it('a font that fails is reported as SCRIPT_LOAD_TIMEOUT', () => {
  fonts.dispatchEvent(new Event('loadingerror'));
  expect(reports).toEqual([expected]);
});

// @req NFR-010
it('a font that hangs is reported after 30 s and not 1 ms earlier', () => {
  vi.advanceTimersByTime(29_999);
  expect(reports).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(reports).toEqual([expected]);
});

it('fonts that have come are not reported', () => {
  fonts.status = 'loaded';
  vi.advanceTimersByTime(30_000);
  expect(reports).toEqual([]);
});
