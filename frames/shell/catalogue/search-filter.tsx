import type { ReactNode } from 'react';
import type { Locale } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import type { Searched } from '../../../shared/site/page-data';
import { search as searchRow } from '../../../shared/site/routes';
import type { SearchQuery } from '../../../shared/site/search-query';
import action from '../../kit/action.module.css';
import box from '../../kit/box.module.css';
import drawer from '../../kit/drawer.module.css';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Inline } from '../../kit/layout/inline';
import { FILTER, FILTER_DIALOG, FILTER_HEADING, FILTER_SHOW } from '../../platform/filter/filter-ids';
import { addressOf } from '../navigation';
import { filterMessages } from './filter.messages';
import { catalogueMessages } from './messages';
import { searchAddress, withoutFilters } from './search-address';
import css from './search-filter.module.css';

interface FilterFormProps {
  readonly locale: Locale;
  readonly asked: SearchQuery;
  readonly filters: Searched['filters'];
}

/** Filters of the search, applied on submit. A narrow page shows them on request; with a script they overlay the page.
 *  Source: LAY-012..014, LAY-022. */
export function FilterForm({ locale, asked, filters }: FilterFormProps): ReactNode {
  const { heading, close, clear, category, brand, plan, plans, months, showAll } = messagesIn(locale, filterMessages);
  const groups: readonly GroupProps[] = [
    {
      name: 'categoryIds',
      legend: category,
      chosen: asked.categoryIds,
      options: filters.categories.map(({ name, ...option }) => ({ ...option, name: name[locale] })),
    },
    { name: 'brandIds', legend: brand, chosen: asked.brandIds, options: filters.brands },
    {
      name: 'plan',
      legend: plan,
      chosen: asked.plan,
      options: filters.plans.map((option) => ({ ...option, name: plans[option.id] })),
    },
    {
      name: 'months',
      legend: months,
      chosen: asked.months.map(String),
      options: filters.months.map(({ id, merchantCount }) => ({
        id: String(id),
        name: messagesIn(locale, catalogueMessages).months(id),
        merchantCount,
      })),
    },
  ];
  // Without results there is nothing to filter.
  if (groups.every((group) => shownOf(group).length === 0)) return <aside className={css.aside} id={FILTER} />;
  return (
    <>
      <aside className={css.aside} id={FILTER} aria-labelledby={FILTER_HEADING}>
        {/* biome-ignore lint/correctness/noRestrictedElements: navigates to an address, and works without a script */}
        <form className={`${drawer.form} ${css.form}`} action={addressOf(locale, searchRow)}>
          <Inline gap={2} align="center" className={drawer.head}>
            <h2 id={FILTER_HEADING}>{heading}</h2>
            <a className={css.clear} href={searchAddress(locale, withoutFilters(asked))} data-clear>
              {clear}
            </a>
            <a className={`${drawer.close} ${css.close}`} href="#results" aria-label={close} data-close>
              <Icon path={icons.close} />
            </a>
          </Inline>
          <div className={drawer.groups}>
            {asked.q !== '' && <input type="hidden" name="q" value={asked.q} />}
            {asked.sort !== 'popular' && <input type="hidden" name="sort" value={asked.sort} />}
            {groups.map((group) => (
              <Group key={group.name} {...group} />
            ))}
          </div>
          <div className={drawer.actions}>
            <button className={`${action.action} ${css.show}`} id={FILTER_SHOW} type="submit">
              {showAll}
            </button>
          </div>
        </form>
      </aside>
      <dialog className={`${drawer.dialog} ${css.dialog}`} id={FILTER_DIALOG} aria-labelledby={FILTER_HEADING} />
    </>
  );
}

interface GroupProps {
  readonly name: string;
  readonly legend: string;
  readonly chosen: readonly string[];
  readonly options: readonly { readonly id: string; readonly name: string; readonly merchantCount: number }[];
}

const shownOf = ({ chosen, options }: GroupProps): GroupProps['options'] =>
  options.filter(({ id, merchantCount }) => merchantCount > 0 || chosen.includes(id));

/** Filters of one kind, combined with OR, each with its number of merchants. A filter without results is shown only while
 *  it is active. */
function Group(group: GroupProps): ReactNode {
  const { name, legend, chosen } = group;
  const shown = shownOf(group);
  if (shown.length === 0) return null;
  return (
    <fieldset className={drawer.group}>
      <legend>{legend}</legend>
      {shown.map(({ id, name: text, merchantCount }) => (
        <label key={id} className={drawer.option}>
          <input className={box.box} type="checkbox" name={name} value={id} defaultChecked={chosen.includes(id)} />
          <span>{text}</span>
          <span className={drawer.count}>{merchantCount}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface FilterLinkProps {
  readonly locale: Locale;
  readonly href: string;
  /** Number of active filters. */
  readonly count?: number;
}

/** Link to the filters on a narrow page. */
export const FilterLink = ({ locale, href, count = 0 }: FilterLinkProps): ReactNode => (
  <a className={css.link} href={href}>
    <Icon path={icons.filter} size={20} />
    {messagesIn(locale, catalogueMessages).filter}
    {count > 0 && <b>{count}</b>}
  </a>
);
