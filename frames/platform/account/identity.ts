import type { CustomerStatus, identifyUser } from '../../../shared/api/auth';
import type { ResponseOf } from '../../../shared/api/endpoint';

type Answer = ResponseOf<typeof identifyUser>;
type Permission = Answer['permissions'][number];

/** Identity of the user of a session. Source: S1§3, S1§4. */
export interface Identity<Details> {
  /** Null unless authenticated. */
  readonly authDetails: Details | null;
  readonly isAuthenticated: boolean;
  readonly isGuest: boolean;
  readonly isIdentified: boolean;
  readonly isVerified: boolean;
  /** The highest permission that the flags grant. */
  readonly customerStatus: CustomerStatus;
}

/** Before the server has answered, and after a failure. */
export const guestIdentity: Identity<never> = {
  authDetails: null,
  isAuthenticated: false,
  isGuest: true,
  isIdentified: false,
  isVerified: false,
  customerStatus: 'GUEST',
};

/** Authenticated: both the details and the permission. Guest: none of the three permissions. Source: S1§4, S1§6. */
export function identityOf<Details>(answer: {
  readonly authDetails: Details | null;
  readonly permissions: readonly Permission[];
}): Identity<Details> {
  const { authDetails, permissions } = answer;
  const isAuthenticated = authDetails !== null && permissions.includes('AUTHENTICATED');
  const isIdentified = permissions.includes('IDENTIFIED');
  const isVerified = permissions.includes('VERIFIED');
  return {
    authDetails: isAuthenticated ? authDetails : null,
    isAuthenticated,
    isGuest: permissions.length === 0,
    isIdentified,
    isVerified,
    customerStatus: isAuthenticated ? 'AUTHENTICATED' : isVerified ? 'VERIFIED' : isIdentified ? 'IDENTIFIED' : 'GUEST',
  };
}
