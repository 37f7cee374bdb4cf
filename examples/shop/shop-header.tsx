import { products } from '../catalogue/products';
import { Icon } from '../look/icon';
import css from './shop-header.module.css';
import { ShopSearch } from './shop-search';

const shelves = [
  { name: 'Cameras', productId: 'lumen-m2-kit' },
  { name: 'Audio', productId: 'hush-pro' },
  { name: 'Computers', productId: 'juniper-14' },
] as const;

/** Header of the example shop's pages. `bagAddress`: link of the bag; null if there is none. */
export function ShopHeader(props: { bagAddress: string | null; pieceCount?: number; shelf?: string }) {
  const count = props.pieceCount ?? 0;
  return (
    <header className={css.header}>
      <div className={css.wrap}>
        <a className={css.logo} href="/product">
          zenmart<i>.</i>
        </a>
        <nav className={css.shelves} aria-label="Shelves">
          {shelves.map(({ name, productId }) => (
            <a
              key={name}
              href={`/product?product=${products[productId].productId}`}
              aria-current={props.shelf === name || undefined}
            >
              {name}
            </a>
          ))}
        </nav>
        <ShopSearch />
        {props.bagAddress !== null && (
          <a
            className={css.bag}
            href={props.bagAddress}
            aria-label={count === 0 ? 'Bag, empty' : `Bag, ${count} ${count === 1 ? 'piece' : 'pieces'}`}
          >
            <Icon name="bag" sizePx={24} />
            {count > 0 && <span className={css.count}>{count}</span>}
          </a>
        )}
      </div>
    </header>
  );
}
