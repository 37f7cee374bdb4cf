import { readTypedNumber, writeTypedNumber } from '../platform/account/typed-number-entry';
import { at } from '../platform/flow/at';
import { browserStore, type KeyValueStore, memoryStore } from '../platform/storage/key-value-store';
import type { AccountState } from './flow/state';
import type { AccountMachine } from './machine';

const isAsked = (state: AccountState): boolean => at(state, 'guest')?.otp.step === 'number';

/** Restores the number after a reload, and stores it until the login. */
export function keepTypedNumber(machine: AccountMachine, store: KeyValueStore, nowMs: () => number): void {
  let before = readTypedNumber(store, nowMs());
  let stored = before ?? '';
  const follow = (state: AccountState): void => {
    if (before !== null && isAsked(state)) {
      const mobile = before;
      before = null;
      if (state.mobile === '') {
        machine.send({ type: 'numberFound', mobile });
        return;
      }
    }
    const mobile = at(state, 'guest') ? state.mobile : state.userLogin.isLoggedIn ? '' : stored;
    if (mobile === stored) return;
    stored = mobile;
    writeTypedNumber(store, mobile, nowMs());
  };
  machine.subscribe(follow);
  follow(machine.state);
}

/** Session storage, or memory if the browser denies it. */
export const tabStore = (page: Window): KeyValueStore => browserStore(() => page.sessionStorage) ?? memoryStore();
