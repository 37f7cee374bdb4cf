// @vitest-environment node
import { beforeEach, describe, expect, it } from 'vitest';
import {
  checked,
  details,
  eventOf,
  failure,
  type Happening,
  loaded,
  MOBILE,
  namesOf,
  newUser,
  opened,
  opening,
  refusedUser,
  user,
} from '../testing/states';
import { endHeadless } from './end-headless';
import { EligibilityMachine } from './machine';

/** What left the widget, in order: calls and effects by name, and why it closed. */
let left: string[];
let machine: EligibilityMachine;
beforeEach(() => {
  left = [];
  machine = new EligibilityMachine();
  machine.connect((effect) => void left.push(...namesOf([effect])));
  endHeadless(machine, (reason) => left.push(reason));
});

async function leftAfter(...happenings: readonly (Happening | readonly Happening[])[]): Promise<string[]> {
  for (const happening of happenings.flat() as Happening[]) {
    machine.send(eventOf(happening, machine.state));
    await Promise.resolve();
  }
  return left.filter((name) => name !== 'applyTheme' && name !== 'rememberSession' && name !== 'report');
}
const asked = ['emiInfo', 'howToBuy', 'identifyUser'];

describe('a check that nobody sees', () => {
  it.each([
    ['approved', user()],
    ['a customer who may apply', newUser],
    ['refused', refusedUser],
  ])('of a verified number that is %s tells the result and closes as checked', async (_, found) => {
    expect(await leftAfter(opened, loaded(MOBILE), checked(found))).toEqual([
      'init',
      ...asked,
      'checkUser',
      'emiInfo',
      'tellResult',
      'checked',
    ]);
  });

  it('of a shopper who has verified nothing asks him for nothing', async () => {
    expect(await leftAfter(opened, loaded())).toEqual(['init', ...asked, 'notVerified']);
  });

  it('of another number than the verified one asks nobody', async () => {
    const other = opening({ amount: null, mobile: '9876500000', hasSession: true });
    expect(await leftAfter(other, details(MOBILE), loaded())).toEqual([
      ...asked,
      'stopListening',
      'forgetSession',
      'init',
      ...asked,
      'notVerified',
    ]);
  });

  it('that nobody answers closes as unavailable', async () => {
    expect(await leftAfter(opened, { refuse: 'init', failure: failure() })).toEqual(['init', 'unavailable']);
  });

  it('closes once', async () => {
    await leftAfter(opened, loaded(), { type: 'retryAsked' });
    expect(await leftAfter(opening({ amount: 1 }), loaded())).toEqual([
      'init',
      ...asked,
      'notVerified',
      'init',
      ...asked,
    ]);
  });
});
