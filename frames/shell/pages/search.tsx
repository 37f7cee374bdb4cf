import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { PageData, Searched } from '../../../shared/site/page-data';
import { search as searchRow } from '../../../shared/site/routes';
import type { SearchQuery } from '../../../shared/site/search-query';
import { Canvas } from '../../kit/layout/canvas';
import { Inline } from '../../kit/layout/inline';
import { FILTER } from '../../platform/filter/filter-ids';
import { AppliedFilters } from '../catalogue/applied-filters';
import { CategoryTiles } from '../catalogue/category-tiles';
import { FoundLists } from '../catalogue/found-lists';
import { catalogueMessages } from '../catalogue/messages';
import { searchMessages } from '../catalogue/search.messages';
import { filtersIn, searchAddress } from '../catalogue/search-address';
import { FilterForm, FilterLink } from '../catalogue/search-filter';
import { LinkButton } from '../chrome/link-button';
import { SearchForm } from '../chrome/search-form';
import { addressOf } from '../navigation';
import type { Page } from '../page';
import css from './search.module.css';

/** Source: S1§2.2 (RTE-038), S1§3 (CAT-003..006), CAT-049. */
export const page: Page<'search'> = {
  title: ({ locale, data: { asked } }) =>
    asked.q === '' ? messagesIn(locale, searchMessages).title : messagesIn(locale, searchMessages).quoted(asked.q),
  description: ({ locale }) => messagesIn(locale, searchMessages).description,
  Body: ({ locale, data: { asked, found } }) =>
    found === null ? <Away locale={locale} asked={asked} /> : <Results locale={locale} asked={asked} found={found} />,
};

interface ResultsProps {
  readonly locale: Locale;
  readonly asked: SearchQuery;
  readonly found: Searched;
}

function Results({ locale, asked, found: { answer, filters } }: ResultsProps): ReactNode {
  const { heading, quoted, label, instead } = messagesIn(locale, searchMessages);
  const { merchantCount, productCount, searchedFor } = answer;
  const isFound = merchantCount + productCount > 0;
  return (
    <Canvas room="text" className={css.columns}>
      <FilterForm locale={locale} asked={asked} filters={filters} />
      <div className={css.results} id="results">
        <div className={css.field}>
          <SearchForm action={addressOf(locale, searchRow)} label={label} text={asked.q} />
        </div>
        <div className={css.head}>
          <h1>
            {asked.q === '' ? heading : quoted(asked.q)}{' '}
            <span>{messagesIn(locale, catalogueMessages).counts(merchantCount, productCount)}</span>
          </h1>
          <FilterLink locale={locale} href={`#${FILTER}`} count={filtersIn(asked)} />
          {isFound && <Sorting locale={locale} asked={asked} />}
        </div>
        <AppliedFilters locale={locale} asked={asked} filters={filters} />
        {searchedFor !== null && <p className={css.instead}>{instead(asked.q, searchedFor)}</p>}
        {isFound ? (
          <FoundLists
            locale={locale}
            found={answer}
            first="merchants"
            addressOfPage={(page) => searchAddress(locale, { ...asked, page })}
          />
        ) : (
          <Nothing locale={locale} filters={filters} />
        )}
      </div>
    </Canvas>
  );
}

function Sorting({ locale, asked }: Pick<ResultsProps, 'locale' | 'asked'>): ReactNode {
  const { label, ...names } = messagesIn(locale, searchMessages).sort;
  return (
    <Inline as="nav" gap={1} wrap className={css.sorting} aria-label={label}>
      {(['popular', 'name'] as const).map((sort) => (
        <a
          key={sort}
          href={searchAddress(locale, { ...asked, sort, page: 1 })}
          aria-current={asked.sort === sort ? 'true' : undefined}
        >
          {names[sort]}
        </a>
      ))}
    </Inline>
  );
}

function Nothing({ locale, filters }: { readonly locale: Locale; readonly filters: Searched['filters'] }): ReactNode {
  const { heading, text, categories } = messagesIn(locale, searchMessages).none;
  return (
    <div className={css.none}>
      <h2>{heading}</h2>
      <p>{text}</p>
      <p>{categories}</p>
      <CategoryTiles
        locale={locale}
        categories={filters.categories.map(({ id, name }) => ({ categoryId: id, name, isFeatured: false }))}
        here={null}
      />
    </div>
  );
}

/** Catalogue unavailable. */
function Away({ locale, asked }: { readonly locale: Locale; readonly asked: PageData['search']['asked'] }): ReactNode {
  const { away, label } = messagesIn(locale, searchMessages);
  return (
    <div className={css.away}>
      <h1>{away.heading}</h1>
      <p>{away.text}</p>
      <SearchForm action={addressOf(locale, searchRow)} label={label} text={asked.q} />
      <LinkButton href={searchAddress(locale, asked)}>{away.again}</LinkButton>
    </div>
  );
}
