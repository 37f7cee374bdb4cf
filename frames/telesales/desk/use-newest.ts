import { useEffect, useRef } from 'react';

/** While a list is looked at. */
const READ_EVERY_MS = 10_000;

interface Listed<Item> {
  readonly items: readonly Item[];
  /** Whether there are older ones. */
  readonly hasMore: boolean;
}

interface Newest<Item> {
  readonly page: Pick<Window, 'setTimeout' | 'clearTimeout'>;
  /** Reads the newest. */
  readonly read: () => Promise<Listed<Item>>;
  /** What is known of it. */
  readonly known: Listed<Item>;
  readonly idOf: (item: Item) => string;
  readonly onRead: (listed: Listed<Item>) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Reads the newest of a list again and again while it is looked at; what is known of older ones stays. */
export function useNewest<Item>(newest: Newest<Item>): void {
  const now = useRef(newest);
  now.current = newest;
  const { page } = newest;
  useEffect(() => {
    let timer = 0;
    let isWanted = true;
    const ask = (): void => {
      now.current
        .read()
        .then(
          ({ items, hasMore }) => {
            if (!isWanted) return;
            const { known, idOf, onRead } = now.current;
            const read = new Set(items.map(idOf));
            const older = known.items.filter((item) => !read.has(idOf(item)));
            onRead({ items: [...items, ...older], hasMore: older.length > 0 ? known.hasMore : hasMore });
          },
          (error: unknown) => isWanted && now.current.onFailure(error),
        )
        .finally(() => {
          if (isWanted) timer = page.setTimeout(ask, READ_EVERY_MS);
        });
    };
    ask();
    return () => {
      isWanted = false;
      page.clearTimeout(timer);
    };
  }, [page]);
}
