type Tagged = { readonly type: string };

export type Rules<Context, Event extends Tagged, Kind extends Event['type'] = Event['type']> = {
  readonly [K in Kind]: (context: Context, event: Extract<Event, { type: K }>) => void;
};

export function applyRule<Context, Event extends Tagged>(
  rules: Rules<Context, Event>,
  context: Context,
  event: Event,
): void {
  // SAFETY: the table has one rule per kind of event; indexing by `type` keeps the pair.
  (rules[event.type as Event['type']] as (context: Context, event: Event) => void)(context, event);
}
