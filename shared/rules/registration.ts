/** Where the activation of a line stands. `NONE`: nobody has begun one. */
export const registrationStatuses = ['NONE', 'STARTED', 'CONFIRMED', 'FAILED'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** What happens to it: its customer begins, the lender has activated the line, or says that it will not. */
export const registrationEvents = ['begun', 'activated', 'refused'] as const;
export type RegistrationEvent = (typeof registrationEvents)[number];

const next: Readonly<Record<RegistrationStatus, { readonly [Event in RegistrationEvent]?: RegistrationStatus }>> = {
  NONE: { begun: 'STARTED' },
  STARTED: { begun: 'STARTED', activated: 'CONFIRMED', refused: 'FAILED' },
  // A line that is closed and approved anew is activated anew.
  CONFIRMED: { begun: 'STARTED' },
  // Whoever waited, or used the line in a payment, is not held to what was said before.
  FAILED: { begun: 'STARTED', activated: 'CONFIRMED' },
};

/** The next status; null where the event changes nothing. Source: S1§3 (registrationUserData), S1§4 (ACT-013, ACT-014). */
export const nextRegistration = (status: RegistrationStatus, event: RegistrationEvent): RegistrationStatus | null =>
  next[status][event] ?? null;

/** Those that an event changes. */
export const changedBy = (event: RegistrationEvent): readonly RegistrationStatus[] =>
  registrationStatuses.filter((status) => nextRegistration(status, event) !== null);
