import { messagesIn } from '../../../shared/messages/define-messages';
import { pathIn } from '../../../shared/site/address';
import { BrandGrid } from '../catalogue/brand-grid';
import css from '../catalogue/wide.module.css';
import { OnCanvas } from '../chrome/on-canvas';
import { PageHead } from '../chrome/page-head';
import { SearchForm } from '../chrome/search-form';
import type { Page } from '../page';
import { brandsMessages } from './brands.messages';

/** Brands from A to Z. Source: S1§2.2 (RTE-070), S1§3 (CAT-002). */
export const page: Page<'brands'> = {
  title: ({ locale }) => messagesIn(locale, brandsMessages).title,
  description: ({ locale }) => messagesIn(locale, brandsMessages).description,
  Body: ({ locale, path, data: { searchText, brands } }) => {
    const { heading, search, none, noneYet, showAll } = messagesIn(locale, brandsMessages);
    const all = pathIn(locale, path);
    const nothing =
      searchText === '' ? (
        noneYet
      ) : (
        <>
          {none} <a href={all}>{showAll}</a>
        </>
      );
    return (
      <OnCanvas>
        <PageHead heading={heading} />
        <div className={css.within}>
          <SearchForm action={all} label={search} text={searchText} />
          {brands.length === 0 ? <p>{nothing}</p> : <BrandGrid locale={locale} brands={brands} />}
        </div>
      </OnCanvas>
    );
  },
};
