import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../../testing/sales/sales-steps';
import { asInProduction } from '../../testing/server/limits';
import { type Reply, STARTS_WITHIN_MS, startTestServer, type TestServer } from '../../testing/server/test-server';

let kadam: TestServer;
beforeAll(async () => {
  kadam = await startTestServer({ env: asInProduction });
}, STARTS_WITHIN_MS);
afterAll(() => kadam.close());

const report = { frame: 'checkout', place: 'unhandled', errorClass: 'TypeError', code: 500, version: '0.1.0' };
const send = (body: unknown, ip = '10.1.0.1'): Promise<Reply> =>
  kadam.request('POST', '/app/frame-errors', {
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(body),
    ip,
  });
const counted = async (): Promise<string[]> =>
  (await kadam.request('GET', '/metrics')).text.split('\n').filter((line) => line.startsWith('kadam_frame_errors'));

describe('a report of an error in a frame', () => {
  // @req ERR-022
  it('is counted, and logged with its class, code, place and version', async () => {
    expect((await send(report)).status).toBe(200);
    expect(await counted()).toEqual([
      'kadam_frame_errors_total{frame="checkout",place="unhandled",errorClass="TypeError",code="500"} 1',
    ]);
    const line = kadam
      .logs()
      .split('\n')
      .find((each) => each.includes('an error in a frame'));
    expect(JSON.parse(line ?? '')).toMatchObject({
      frame: 'checkout',
      place: 'unhandled',
      errorClass: 'TypeError',
      errorCode: '500',
      version: '0.1.0',
    });
  });

  it.each([
    ['a message', { message: 'Meera Iyer 9812345678' }],
    ['a number as its code', { code: 9_812_345_678 }],
    ['a PIN as its code', { code: 7391 }],
    ['a name as its code', { code: 'MEERA_IYER' }],
    ['a token as its class', { errorClass: 'eyJhbGciOiJIUzI1NiJ9' }],
    ['a PAN as its frame', { frame: 'QWERT9876Z' }],
    ['an address as its place', { place: 'https://shop.example/?t=eyJhbGci' }],
    ['a number as its version', { version: '981.234.5678' }],
    ['an unknown field', { __proto__: null, MEERA_IYER: 1 }],
  ])('with %s leaves no trace of that', async (_what, hostile) => {
    const { status } = await send({ ...report, ...hostile });
    expect([200, 400]).toContain(status);
    const traces = [...(await counted()), kadam.logs(), (await kadam.request('GET', '/metrics')).text].join('\n');
    // Short digit strings count only as separate values: random ids and times may contain them.
    expect(traces.match(/meera|9812345678|(?<![\w.])7391(?![\w.])|eyJhbGci|QWERT|981\.234/gi)).toBeNull();
  });

  it('is 429 from the 21st of one client within a minute; another client’s is counted', async () => {
    kadam.clock.advance(10 * MINUTE_MS);
    for (let time = 1; time <= 20; time += 1) expect((await send(report)).status).toBe(200);
    expect((await send(report)).status).toBe(429);
    expect((await send(report, '10.1.0.2')).status).toBe(200);
  });

  it('counts all addresses of one customer’s network as one client', async () => {
    kadam.clock.advance(10 * MINUTE_MS);
    const from = (host: number): string => `2001:db8:0:7::${host.toString(16)}`;
    for (let host = 1; host <= 20; host += 1) expect((await send(report, from(host))).status).toBe(200);
    expect((await send(report, from(21))).status).toBe(429);
  });
});
