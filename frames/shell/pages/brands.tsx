import { pathIn } from '../../../shared/site/address';
import { OnCanvas } from '../chrome/on-canvas';
import { PageHead } from '../chrome/page-head';
import { SearchForm } from '../chrome/search-form';
import type { Page } from '../page';
import css from './brands.module.css';

const words = import.meta.words('siteBrands');

/** Every brand, from A to Z. Source: S1§2.2 (RTE-070), S1§3 (CAT-002). */
export const page: Page<'brands'> = {
  title: ({ locale }) => words[locale].title,
  description: ({ locale }) => words[locale].description,
  Body: ({ locale, path, data: { searchText, brands } }) => {
    const { heading, search, none, noneYet, showAll, has } = words[locale];
    const all = pathIn(locale, path);
    return (
      <OnCanvas>
        <PageHead heading={heading} />
        <div className={css.within}>
          <SearchForm action={all} label={search} text={searchText} />
          {brands.length === 0 ? (
            <p className={css.none} role="status">
              {searchText === '' ? (
                noneYet
              ) : (
                <>
                  {none} <a href={all}>{showAll}</a>
                </>
              )}
            </p>
          ) : (
            <ul className={css.brands}>
              {brands.map(({ brandId, name, merchantCount, productCount }) => (
                <li key={brandId}>
                  <div className={css.brand}>
                    <b>{name}</b>
                    <span>{has(merchantCount, productCount)}</span>
                  </div>
                </li>
              ))}
            </ul>
          )}
        </div>
      </OnCanvas>
    );
  },
};
