import { describe, expect, it } from 'vitest';
import { guestIdentity, identityOf } from './identity';

const authDetails = { mobile: '9876543210', maskedMobile: '98XXXXX210' };

describe('identityOf', () => {
  it.each([
    [authDetails, ['AUTHENTICATED'], true],
    [authDetails, [], false],
    [null, ['AUTHENTICATED'], false],
    [null, [], false],
  ] as const)('with authDetails %j and permissions %j isAuthenticated is %s', (details, permissions, expected) => {
    const identity = identityOf({ authDetails: details, permissions });
    expect([identity.isAuthenticated, identity.authDetails !== null]).toEqual([expected, expected]);
  });

  it.each([
    ['AUTHENTICATED', [true, false, false]],
    ['IDENTIFIED', [false, true, false]],
    ['VERIFIED', [false, false, true]],
  ] as const)('the permission %s alone sets its own flag, and no guest has it', (permission, flags) => {
    const { isAuthenticated, isIdentified, isVerified, isGuest } = identityOf({
      authDetails,
      permissions: [permission],
    });
    expect([isAuthenticated, isIdentified, isVerified, isGuest]).toEqual([...flags, false]);
  });

  it('no permission at all makes a guest, as before the first answer', () => {
    expect(identityOf({ authDetails: null, permissions: [] })).toEqual(guestIdentity);
  });
});
