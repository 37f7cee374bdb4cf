import { expect, it } from 'vitest';
import {
  changedBy,
  nextRegistration,
  type RegistrationEvent,
  type RegistrationStatus,
  registrationEvents,
  registrationStatuses,
} from './registration';

const table: Readonly<Record<RegistrationStatus, Readonly<Record<RegistrationEvent, RegistrationStatus | null>>>> = {
  NONE: { begun: 'STARTED', activated: null, refused: null },
  STARTED: { begun: 'STARTED', activated: 'CONFIRMED', refused: 'FAILED' },
  CONFIRMED: { begun: 'STARTED', activated: null, refused: null },
  FAILED: { begun: 'STARTED', activated: 'CONFIRMED', refused: null },
};

it.each(registrationStatuses.flatMap((status) => registrationEvents.map((event) => [status, event] as const)))(
  '%s and %s',
  (status, event) => {
    expect(nextRegistration(status, event)).toBe(table[status][event]);
  },
);

it('a refusal ends only a running activation, and an active line ends a failed one', () => {
  expect(changedBy('refused')).toEqual(['STARTED']);
  expect(changedBy('activated')).toEqual(['STARTED', 'FAILED']);
});
