import {
  benefit,
  checkout,
  communication,
  type EventsOf,
  eligibility,
  type Frame,
  type frames,
  salesApp,
} from '../shared/bridge';

/** What a session of any frame tells. */
type CommonEvent = 'opened' | 'error' | 'closed';
/** What a session of a frame tells. */
type SessionEvent<Row extends Frame> = keyof EventsOf<Row> | CommonEvent;

/** The events of a session, for whoever hears them all. `closed` comes last. */
/* @__NO_SIDE_EFFECTS__ */
export function eventsOf<Row extends Frame>({ outgoing }: Row): readonly SessionEvent<Row>[] {
  const names = Object.entries(outgoing).flatMap(([name, { hostAction }]) =>
    hostAction === 'event' ? name : hostAction === 'secret' ? 'tokenRequested' : [],
  );
  // SAFETY: the names that its type says.
  return ['opened', ...names, 'error', 'closed'] as SessionEvent<Row>[];
}

/** The events of each kind of session. */
export const sessionEvents: {
  readonly [Name in keyof typeof frames]: readonly (keyof EventsOf<(typeof frames)[Name]> | CommonEvent)[];
} = {
  salesApp: eventsOf(salesApp),
  checkout: eventsOf(checkout),
  eligibility: eventsOf(eligibility),
  benefit: eventsOf(benefit),
  communication: eventsOf(communication),
};
