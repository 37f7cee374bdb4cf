import { useState } from 'react';
import { productIds, products } from '../catalogue/products';
import { Icon } from '../look/icon';
import css from './shop-search.module.css';

/** First product whose name contains every word; null if there is none. */
function productNamed(asked: string): string | null {
  const words = asked.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  return (
    productIds.find((productId) => {
      const { brand, shelf, title, name } = products[productId];
      const text = `${brand} ${shelf} ${title} ${name}`.toLowerCase();
      return words.every((word) => text.includes(word));
    }) ?? null
  );
}

/** Search field that opens the product found. */
export function ShopSearch() {
  const [isMissing, setMissing] = useState(false);
  return (
    <search className={css.search}>
      <form
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          const asked = new FormData(event.currentTarget).get('asked');
          const productId = productNamed(typeof asked === 'string' ? asked : '');
          if (productId === null) setMissing(true);
          else location.assign(`/product?product=${productId}`);
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
