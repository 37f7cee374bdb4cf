/** Status of a line's activation. `NONE`: never started. */
export const registrationStatuses = ['NONE', 'STARTED', 'CONFIRMED', 'FAILED'] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** Events: the customer starts, the lender has activated the line, or refuses. */
export const registrationEvents = ['begun', 'activated', 'refused'] as const;
export type RegistrationEvent = (typeof registrationEvents)[number];

const next: Readonly<Record<RegistrationStatus, { readonly [Event in RegistrationEvent]?: RegistrationStatus }>> = {
  NONE: { begun: 'STARTED' },
  STARTED: { begun: 'STARTED', activated: 'CONFIRMED', refused: 'FAILED' },
  // A line that was closed and approved again is activated again.
  CONFIRMED: { begun: 'STARTED' },
  // A later activation, such as by a payment, replaces the failure.
  FAILED: { begun: 'STARTED', activated: 'CONFIRMED' },
};

/** The next status; null if the event changes nothing. Source: S1§3 (registrationUserData), S1§4 (ACT-013, ACT-014). */
export const nextRegistration = (status: RegistrationStatus, event: RegistrationEvent): RegistrationStatus | null =>
  next[status][event] ?? null;

export const changedBy = (event: RegistrationEvent): readonly RegistrationStatus[] =>
  registrationStatuses.filter((status) => nextRegistration(status, event) !== null);
