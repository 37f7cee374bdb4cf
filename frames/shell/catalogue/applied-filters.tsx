import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { Searched } from '../../../shared/site/page-data';
import type { SearchQuery } from '../../../shared/site/search-query';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Inline } from '../../kit/layout/inline';
import css from './applied-filters.module.css';
import { filterMessages } from './filter.messages';
import { catalogueMessages } from './messages';
import { searchMessages } from './search.messages';
import { searchAddress, withoutFilters } from './search-address';

interface AppliedFiltersProps {
  readonly locale: Locale;
  readonly asked: SearchQuery;
  readonly filters: Searched['filters'];
}

/** Active filters. Each is a link to the same search without it. */
export function AppliedFilters({ locale, asked, filters }: AppliedFiltersProps): ReactNode {
  const nameIn = (options: readonly { readonly id: string; readonly name: string }[], id: string): string =>
    options.find((each) => each.id === id)?.name ?? id;
  const categories = filters.categories.map(({ id, name }) => ({ id, name: name[locale] }));
  const applied: readonly { readonly key: string; readonly name: string; readonly without: Partial<SearchQuery> }[] = [
    ...asked.categoryIds.map((id) => ({
      key: `category-${id}`,
      name: nameIn(categories, id),
      without: { categoryIds: asked.categoryIds.filter((each) => each !== id) },
    })),
    ...asked.brandIds.map((id) => ({
      key: `brand-${id}`,
      name: nameIn(filters.brands, id),
      without: { brandIds: asked.brandIds.filter((each) => each !== id) },
    })),
    ...asked.plan.map((plan) => ({
      key: plan,
      name: messagesIn(locale, filterMessages).plans[plan],
      without: { plan: asked.plan.filter((each) => each !== plan) },
    })),
    ...asked.months.map((months) => ({
      key: `months-${months}`,
      name: messagesIn(locale, catalogueMessages).months(months),
      without: { months: asked.months.filter((each) => each !== months) },
    })),
  ];
  if (applied.length === 0) return null;
  return (
    <Inline as="ul" gap={2} wrap aria-label={messagesIn(locale, searchMessages).applied}>
      {applied.map(({ key, name, without }) => (
        <li key={key}>
          <a
            className={css.filter}
            href={searchAddress(locale, { ...asked, ...without, page: 1 })}
            aria-label={messagesIn(locale, searchMessages).without(name)}
          >
            {name}
            <Icon path={icons.close} size={16} />
          </a>
        </li>
      ))}
      <li>
        <a className={css.clear} href={searchAddress(locale, withoutFilters(asked))}>
          {messagesIn(locale, filterMessages).clear}
        </a>
      </li>
    </Inline>
  );
}
