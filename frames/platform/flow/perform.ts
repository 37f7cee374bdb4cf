type Tagged = { readonly type: string };

/** How each kind of effect is carried out. */
export type Performers<Effect extends Tagged, Kind extends Effect['type'] = Effect['type']> = {
  readonly [K in Kind]: (effect: Extract<Effect, { type: K }>) => void;
};

/** Carries out what a flow asks for. What has an answer sends it back as an event; nothing here decides anything. */
export const performBy =
  <Effect extends Tagged>(performers: Performers<Effect>) =>
  (effect: Effect): void => {
    // SAFETY: the table has one entry for each kind of effect, typed by that kind; indexing by `type` keeps the pair.
    (performers[effect.type as Effect['type']] as (effect: Effect) => void)(effect);
  };
