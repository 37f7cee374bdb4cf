import { useState } from 'react';
import { wareIds, wares } from '../catalogue/wares';
import { Icon } from '../look/icon';
import css from './shop-search.module.css';

/** The first ware whose name holds every word; null where none does. */
export function wareNamed(asked: string): string | null {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  return (
    wareIds.find((wareId) => {
      const { brand, shelf, title, name } = wares[wareId];
      const text = `${brand} ${shelf} ${title} ${name}`.toLowerCase();
      return words.every((word) => text.includes(word));
    }) ?? null
  );
}

/** Goes to the ware that is searched for. */
export function ShopSearch() {
  const [isMissing, setMissing] = useState(false);
  return (
    <search className={css.search}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          const asked = new FormData(event.currentTarget).get('asked');
          const wareId = wareNamed(typeof asked === 'string' ? asked : '');
          if (wareId === null) setMissing(true);
          else location.assign(`/product?ware=${wareId}`);
        }}
      >
        <Icon name="search" />
        <input
          className={css.input}
          name="asked"
          type="search"
          aria-label="Search Zenmart"
          placeholder="Search Zenmart"
          autoComplete="off"
          onInput={() => setMissing(false)}
        />
      </form>
      <p role="status" className={css.missing}>
        {isMissing && 'Nothing of that name here.'}
      </p>
    </search>
  );
}
