// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import type { EligibilityEvent } from '../flow/events';
import { checked, failure, loaded, MOBILE, newUser, opened, refusedUser, user } from '../testing/states';
import { endHeadless } from './end-headless';
import { EligibilityMachine } from './machine';

/** What left the widget, in order: effects by name, and why it closed. */
let left: string[];
let machine: EligibilityMachine;
beforeEach(() => {
  left = [];
  machine = new EligibilityMachine();
  machine.connect(({ type }) => void left.push(type));
  endHeadless(machine, (reason) => left.push(reason));
});

async function leftAfter(...events: EligibilityEvent[]): Promise<string[]> {
  for (const event of events) {
    machine.send('requestId' in event ? { ...event, requestId: machine.state.requestId } : event);
    await Promise.resolve();
  }
  return left;
}

describe('a check that nobody sees', () => {
  it.each([
    ['approved', user()],
    ['a customer who may apply', newUser],
    ['refused', refusedUser],
  ])('of a verified number that is %s tells the result and closes as checked', async (_, found) => {
    expect(await leftAfter(opened, loaded(MOBILE), checked(found))).toEqual([
      'loadDetails',
      'checkUser',
      'tellResult',
      'checked',
    ]);
  });

  it('of a shopper who has verified nothing asks him for nothing', async () => {
    expect(await leftAfter(opened, loaded())).toEqual(['loadDetails', 'notVerified']);
  });

  it('of another number than the verified one asks nobody', async () => {
    const other = { type: 'opened', amount: null, mobile: '9876500000' } as const;
    expect(await leftAfter(other, loaded(MOBILE), loaded())).toEqual([
      'loadDetails',
      'stopListening',
      'forgetSession',
      'loadDetails',
      'notVerified',
    ]);
  });

  it('that nobody answers closes as unavailable', async () => {
    expect(await leftAfter(opened, { type: 'detailsFailed', requestId: 0, failure: failure() })).toEqual([
      'loadDetails',
      'unavailable',
    ]);
  });

  it('closes once', async () => {
    await leftAfter(opened, loaded(), { type: 'retryAsked' });
    expect(await leftAfter({ type: 'opened', amount: 1, mobile: '' }, loaded())).toEqual([
      'loadDetails',
      'notVerified',
      'loadDetails',
    ]);
  });
});
