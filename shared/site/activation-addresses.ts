/** Where the pages of an activation are: whoever leads there needs nothing else of their rows. Source: S1§2.2. */
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

/** Where the PIN of a line is changed, and set by whoever forgot it: `?lenderId`. */
export const changePinAddress = { path: '/account/change-pin' } as const;
