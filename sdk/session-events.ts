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

type CommonEvent = 'opened' | 'error' | 'closed';
type SessionEvent<Row extends Frame> = keyof EventsOf<Row> | CommonEvent;

/** Names of the events of a session; `closed` is the last. */
/* @__NO_SIDE_EFFECTS__ */
export function eventsOf<Row extends Frame>({ outgoing }: Row): readonly SessionEvent<Row>[] {
  const names = Object.entries(outgoing).flatMap(([name, { hostAction }]) =>
    hostAction === 'event' ? name : hostAction === 'secret' ? 'tokenRequested' : [],
  );
  // SAFETY: the same mapping as in the type.
  return ['opened', ...names, 'error', 'closed'] as SessionEvent<Row>[];
}

export const sessionEvents: {
  readonly [Name in keyof typeof frames]: readonly (keyof EventsOf<(typeof frames)[Name]> | CommonEvent)[];
} = {
  salesApp: eventsOf(salesApp),
  checkout: eventsOf(checkout),
  eligibility: eventsOf(eligibility),
  benefit: eventsOf(benefit),
  communication: eventsOf(communication),
};
