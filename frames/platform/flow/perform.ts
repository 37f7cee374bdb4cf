type Tagged = { readonly type: string };

export type Performers<Effect extends Tagged, Kind extends Effect['type'] = Effect['type']> = {
  readonly [K in Kind]: (effect: Extract<Effect, { type: K }>) => void;
};

/** Runs effects by kind. */
export const performBy =
  <Effect extends Tagged>(performers: Performers<Effect>) =>
  (effect: Effect): void => {
    // SAFETY: the table has one entry per kind of effect; indexing by `type` keeps the pair.
    (performers[effect.type as Effect['type']] as (effect: Effect) => void)(effect);
  };
