/** Addresses of the activation pages, for links that need no other part of their rows. Source: S1§2.2. */
export const activationAddresses = {
  redirect: { path: '/lender/newuser/redirect' },
  steps: { path: '/activation/steps' },
  mobile: { path: '/activation/verify-mobile' },
  factor: { path: '/activation/verify-second-factor' },
  success: { path: '/activation/registration-success' },
  failure: { path: '/activation/registration-failure' },
  newUser: { path: '/new-user-activation-success' },
  preApproved: { path: '/preapproved-user-activation-success' },
} as const;

export type ActivationPlace = keyof typeof activationAddresses;

/** Page to change or reset the PIN of a line: `?lenderId`. */
export const changePinAddress = { path: '/account/change-pin' } as const;
