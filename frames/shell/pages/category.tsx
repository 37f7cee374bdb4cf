import { messagesIn } from '../../../shared/messages/define-messages';
import { category as categoryRow } from '../../../shared/site/routes';
import { CategoryTiles } from '../catalogue/category-tiles';
import { FoundLists } from '../catalogue/found-lists';
import { catalogueMessages } from '../catalogue/messages';
import { FilterLink } from '../catalogue/search-filter';
import css from '../catalogue/wide.module.css';
import { PageHead } from '../chrome/page-head';
import { addressOf, filterAddress } from '../navigation';
import type { Page } from '../page';

/** Content of a category; without one, of the whole catalogue. Source: S1§2.2 (RTE-067), S1§3. */
export const page: Page<'category'> = {
  title: ({ locale, data: { chosen } }) =>
    chosen?.name[locale] ?? messagesIn(locale, catalogueMessages).categories.title,
  description: ({ locale, data: { chosen } }) => {
    const { about, description } = messagesIn(locale, catalogueMessages).categories;
    return chosen ? about(chosen.name[locale]) : description;
  },
  Body: ({ locale, row, query, data: { categories, chosen, found } }) => {
    const { counts, merchants, categories: said } = messagesIn(locale, catalogueMessages);
    const addressOfPage = (page: number): string =>
      addressOf(locale, categoryRow, {
        ...(chosen && { id: chosen.categoryId }),
        ...(page > 1 && { page: String(page) }),
      });
    return (
      <>
        <PageHead heading={chosen?.name[locale] ?? said.heading} />
        <div className={css.within}>
          <CategoryTiles locale={locale} categories={categories} here={chosen?.categoryId ?? null} />
          <div>
            <div className={css.head}>
              <p>{counts(found.merchantCount, found.productCount)}</p>
              <FilterLink locale={locale} href={filterAddress(locale, { row, ...(query && { query }) })} />
            </div>
            <FoundLists
              locale={locale}
              found={found}
              first="products"
              merchantsHeading={chosen ? said.merchants(chosen.name[locale]) : merchants}
              addressOfPage={addressOfPage}
            />
          </div>
        </div>
      </>
    );
  },
};
