import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { frameError } from '../../../shared/api/frame-errors';
import { reportSender } from './report-sender';

beforeEach(() => vi.stubGlobal('KADAM_VERSION', '0.1.0'));

function sending() {
  const bodies: unknown[] = [];
  const fetch = vi.fn(async (_path: unknown, init?: RequestInit) => {
    bodies.push(JSON.parse(String(init?.body)));
    return new Response();
  });
  return { reports: reportSender({ fetch }, 'checkout'), bodies, fetch };
}

// @req ERR-034
it('sends class, code, place and version of an error, as the endpoint takes them, and no message', () => {
  const { reports, bodies, fetch } = sending();
  reports.report({ code: 500, message: 'Meera 9812345678', during: 'unhandled', errorName: 'TypeError' });
  reports.report({ code: 'NETWORK_ERROR', message: 'x', during: 'verifyOtp', errorName: 'OurOwnError' });
  expect(bodies).toEqual([
    { frame: 'checkout', place: 'unhandled', errorClass: 'TypeError', code: 500, version: '0.1.0' },
    { frame: 'checkout', place: 'call', errorClass: 'Error', code: 'NETWORK_ERROR', version: '0.1.0' },
  ]);
  for (const body of bodies) expect(z.safeParse(frameError.request, body).success).toBe(true);
  expect(fetch.mock.calls[0]?.[0]).toBe(frameError.path);
});

it('sends the same error once, and 5 of a page at most', () => {
  const { reports, bodies } = sending();
  for (let code = 501; code <= 510; code += 1)
    for (const _time of [1, 2]) reports.report({ code, message: '', during: 'chunk', errorName: 'Error' });
  expect(bodies).toHaveLength(5);
});
