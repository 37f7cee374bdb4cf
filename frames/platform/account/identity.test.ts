import { describe, expect, it } from 'vitest';
import { customerStatuses } from '../../../shared/api/auth';
import { guestIdentity, identityOf } from './identity';

const authDetails = { mobile: '9876543210', maskedMobile: '98XXXXX210' };

describe('identityOf', () => {
  // @req ELG-006
  it.each([
    [authDetails, ['AUTHENTICATED'], true],
    [authDetails, [], false],
    [null, ['AUTHENTICATED'], false],
    [null, [], false],
  ] as const)('with authDetails %j and permissions %j isAuthenticated is %s', (details, permissions, expected) => {
    const identity = identityOf({ authDetails: details, permissions });
    expect([identity.isAuthenticated, identity.authDetails !== null]).toEqual([expected, expected]);
  });

  // @req ROL-002
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

  // @req ENT-038
  it.each([
    [[], 'GUEST'],
    [['IDENTIFIED'], 'IDENTIFIED'],
    [['IDENTIFIED', 'VERIFIED'], 'VERIFIED'],
    [['AUTHENTICATED', 'IDENTIFIED', 'VERIFIED'], 'AUTHENTICATED'],
  ] as const)('a customer with the permissions %j has the status %s, one of four', (permissions, status) => {
    expect(identityOf({ authDetails, permissions }).customerStatus).toBe(status);
    expect(customerStatuses).toEqual(['GUEST', 'IDENTIFIED', 'VERIFIED', 'AUTHENTICATED']);
  });

  // @req ELG-013, ENT-007
  it('no permission at all makes a guest, as before the first answer', () => {
    expect(identityOf({ authDetails: null, permissions: [] })).toEqual(guestIdentity);
  });
});
