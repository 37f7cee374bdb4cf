import { messagesIn } from '../../../shared/messages/define-messages';
import { allCategories, category as categoryRow } from '../../../shared/site/routes';
import { CategoryArt } from '../catalogue/category-art';
import { catalogueMessages } from '../catalogue/messages';
import wide from '../catalogue/wide.module.css';
import { OnCanvas } from '../chrome/on-canvas';
import { PageHead } from '../chrome/page-head';
import { addressOf } from '../navigation';
import type { Page } from '../page';
import css from './category-all.module.css';

/** All categories, with their own tile first. Source: S1§2.2 (RTE-068), S1§3 (CAT-001, CAT-013, CAT-014). */
export const page: Page<'category-all'> = {
  title: ({ locale }) => messagesIn(locale, catalogueMessages).categories.all.title,
  description: ({ locale }) => messagesIn(locale, catalogueMessages).categories.all.description,
  Body: ({ locale, data: { categories } }) => {
    const { counts, categories: said } = messagesIn(locale, catalogueMessages);
    const tiles = [
      { id: null, name: said.tile, isFeatured: true, href: addressOf(locale, allCategories), has: null },
      ...categories.map(({ categoryId, name, isFeatured, merchantCount, productCount }) => ({
        id: categoryId,
        name: name[locale],
        isFeatured,
        href: addressOf(locale, categoryRow, { id: categoryId }),
        has: counts(merchantCount, productCount),
      })),
    ];
    return (
      <OnCanvas>
        <PageHead heading={said.all.heading} />
        <ul className={`${wide.within} ${css.tiles}`}>
          {tiles.map(({ id, name, isFeatured, href, has }) => (
            <li key={id} data-featured={isFeatured ? '' : undefined}>
              <a className={css.tile} href={href} aria-current={id === null ? 'page' : undefined}>
                <span className={css.art}>
                  <CategoryArt categoryId={id} name={name} />
                </span>
                <span className={css.about}>
                  <b>{name}</b>
                  {has !== null && <span>{has}</span>}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </OnCanvas>
    );
  },
};
