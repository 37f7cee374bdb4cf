import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { HostEvent } from '../merchant/host-event';
import { type EventEntry, eventTimeText, maskMobiles, payloadText, withEvent } from './event-entry';

describe('event log', () => {
  it('shows a mobile number as 90XXXXX001, in a field, in a text and as a number', () => {
    expect(payloadText({ amount: 54_990, mobile: '9000000001' })).toBe('{ amount: 54990, mobile: "90XXXXX001" }');
    expect(maskMobiles('call +919000000001 or 9000000001')).toBe('call +9190XXXXX001 or 90XXXXX001');
    expect(payloadText([9_000_000_001])).toBe('[90XXXXX001]');
  });

  it('hides tokens and functions at any depth', () => {
    const payload = { a: { authToken: 'eyJ.x.y', signedResult: 'eyJ' }, getAuthToken: () => 'eyJ' };
    expect(payloadText(payload)).toBe('{ a: { authToken: "hidden", signedResult: "hidden" } }');
  });

  it('contains no 10 consecutive digits for a mobile number in any position', () => {
    const mobile = fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }).map(String);
    const payload = fc.oneof(
      mobile,
      fc.record({ mobile }),
      fc.record({ list: fc.array(mobile) }),
      mobile.map((number) => ({ [number]: Number(number) })),
    );
    fc.assert(
      fc.property(payload, (given) => {
        expect(payloadText(given)).not.toMatch(/\d{10}/);
      }),
    );
  });

  it('numbers its events and keeps the newest 200', () => {
    const event: HostEvent = { direction: 'app → page', name: 'tokenRequested', payload: {} };
    let log: readonly EventEntry[] = [];
    for (let count = 0; count < 201; count += 1) log = withEvent(log, event, count);
    expect(log).toHaveLength(200);
    expect(log[0]?.id).toBe(2);
    expect(log.at(-1)).toMatchObject({ id: 201, atMs: 200, payload: '{}' });
  });

  it('shows times with milliseconds', () => {
    expect(eventTimeText(Date.UTC(2030, 0, 1, 0, 0, 9, 214))).toMatch(/^\d{1,2}:\d{2}:09\.214$/);
  });
});
