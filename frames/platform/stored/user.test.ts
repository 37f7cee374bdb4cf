// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { memoryStore } from '../storage/key-value-store';
import { readLenderId, writeLenderId } from './lender-id';
import { readTxnUuid, writeTxnUuid } from './txn-uuid';
import {
  forgetSession,
  forgetUser,
  noWelcome,
  readLoggedIn,
  readWelcome,
  rememberLogin,
  rememberRegistration,
  rememberUser,
} from './user';

const NOW_MS = 1_700_000_000_000;
const asha = { userId: 'u-asha', maskedMobile: '98XXXXX210' };
const DRAFTS = ['ntbOriginationData', 'disputeDraft'];

/** A browser in which Asha has logged in, has a line and a payment, and has typed into two forms. */
function usedBrowser() {
  const stores = { local: memoryStore(), session: memoryStore() };
  rememberUser(stores, asha, NOW_MS);
  rememberLogin(stores, 'OTP', NOW_MS);
  rememberRegistration(stores.local, NOW_MS);
  writeLenderId(stores.local, '501', NOW_MS);
  writeTxnUuid(stores.local, 't-1', NOW_MS);
  for (const draft of DRAFTS) stores.session.set(draft, 'x');
  const stored = () => ({
    loggedIn: readLoggedIn(stores.local, NOW_MS),
    lenderId: readLenderId(stores.local, NOW_MS),
    txnUuid: readTxnUuid(stores.local, NOW_MS),
    welcome: readWelcome(stores.local, NOW_MS),
    drafts: DRAFTS.map((draft) => stores.session.get(draft)),
  });
  return { stores, stored };
}
const all = {
  loggedIn: '98XXXXX210',
  lenderId: '501',
  txnUuid: 't-1',
  welcome: { userRegistered: true, isUserRegistered: true, loginMethod: 'OTP' },
  drafts: ['x', 'x'],
};
const none = { loggedIn: null, lenderId: null, txnUuid: null, welcome: noWelcome, drafts: [null, null] };

describe('the user of a browser', () => {
  it('stays with all of it when the same user is identified again', () => {
    const { stores, stored } = usedBrowser();
    rememberUser(stores, asha, NOW_MS);
    expect(stored()).toEqual(all);
  });

  // @req STO-030
  it('leaves nothing to another user, whose number is masked alike', () => {
    const { stores, stored } = usedBrowser();
    rememberUser(stores, { ...asha, userId: 'u-ravi' }, NOW_MS);
    expect(stored()).toEqual({ ...none, loggedIn: '98XXXXX210' });
  });

  it('leaves nothing after logging out', () => {
    const { stores, stored } = usedBrowser();
    forgetUser(stores);
    expect(stored()).toEqual(none);
  });

  it('is not named once the session is over, and is greeted at the next login', () => {
    const { stores, stored } = usedBrowser();
    forgetSession(stores);
    expect(stored()).toEqual({ ...all, loggedIn: null, lenderId: null });
  });

  it('leaves nothing to another user who logs in after the session is over', () => {
    const { stores, stored } = usedBrowser();
    forgetSession(stores);
    rememberUser(stores, { userId: 'u-ravi', maskedMobile: '90XXXXX001' }, NOW_MS);
    expect(stored()).toEqual({ ...none, loggedIn: '90XXXXX001' });
  });

  it.each(['9876543210', '98765XX210', '98XXXXX3210'])('is not named by %s, which is not masked', (mobile) => {
    const { stores } = usedBrowser();
    rememberUser(stores, { ...asha, maskedMobile: mobile }, NOW_MS);
    expect(readLoggedIn(stores.local, NOW_MS)).toBeNull();
    expect(stores.local.get('authDetails')).toBeNull();
  });
});
