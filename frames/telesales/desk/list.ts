/** Time between two reads of a list that is shown. */
export const LIST_READ_MS = 10_000;

/** Newest items of a list. */
export interface Listed<Item> {
  readonly items: readonly Item[];
  /** Whether older ones exist. */
  readonly hasMore: boolean;
}
export type OlderStep = 'idle' | 'loading' | 'failed';

/** The list with its newest items as they were read now; older ones stay. */
export function withNewest<Item>(known: Listed<Item>, read: Listed<Item>, idOf: (item: Item) => string): Listed<Item> {
  const ids = new Set(read.items.map(idOf));
  const older = known.items.filter((item) => !ids.has(idOf(item)));
  return { items: [...read.items, ...older], hasMore: older.length > 0 ? known.hasMore : read.hasMore };
}

export const withOlder = <Item>(known: Listed<Item>, read: Listed<Item>): Listed<Item> => ({
  items: [...known.items, ...read.items],
  hasMore: read.hasMore,
});
