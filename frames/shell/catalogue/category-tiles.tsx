import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { PageData } from '../../../shared/site/page-data';
import { allCategories, category as categoryRow } from '../../../shared/site/routes';
import { addressOf } from '../navigation';
import { CategoryArt } from './category-art';
import css from './category-tiles.module.css';
import { catalogueMessages } from './messages';

interface CategoryTilesProps {
  readonly locale: Locale;
  readonly categories: readonly Pick<
    PageData['category']['categories'][number],
    'categoryId' | 'name' | 'isFeatured'
  >[];
  /** Current category: an id, or 'all'; null = none. */
  readonly here: string | null;
}

/** All categories. The tile 'Categories' comes first and is featured. Source: S1§3 (CAT-013, CAT-014). */
export function CategoryTiles({ locale, categories, here }: CategoryTilesProps): ReactNode {
  const { heading, tile } = messagesIn(locale, catalogueMessages).categories;
  const tiles = [
    { id: null, name: tile, isFeatured: true, href: addressOf(locale, allCategories), isHere: here === 'all' },
    ...categories.map(({ categoryId, name, isFeatured }) => ({
      id: categoryId,
      name: name[locale],
      isFeatured,
      href: addressOf(locale, categoryRow, { id: categoryId }),
      isHere: here === categoryId,
    })),
  ];
  return (
    <nav aria-label={heading}>
      <ul className={css.tiles}>
        {tiles.map(({ id, name, isFeatured, href, isHere }) => (
          <li key={id} data-featured={isFeatured ? '' : undefined}>
            <a className={css.tile} href={href} aria-current={isHere ? 'page' : undefined}>
              <span className={css.art}>
                <CategoryArt categoryId={id} name={name} />
              </span>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
