import { type ReactNode, useEffect, useRef } from 'react';
import type { Locale } from '../../../shared/locales';
import { dayInIndia } from '../../../shared/rules/india-days';
import box from '../../kit/box.module.css';
import { Button } from '../../kit/button';
import drawer from '../../kit/drawer.module.css';
import { Icon } from '../../kit/icon';
import * as icons from '../../kit/icons';
import { Inline } from '../../kit/layout/inline';
import { FILTER, FILTER_HEADING, FILTER_OPEN, FILTER_SETTLED_MS } from '../../platform/filter/filter-ids';
import { listAddress } from '../addresses';
import type { LoansMessages } from '../message-types';
import { type Asked, queryOf, readAsked } from './asked';
import css from './filter-drawer.module.css';
import type { ListEvent } from './list.flow';
import type { ListMessages } from './list-messages';
import type { Listed } from './read-list';

/** Fragment while the filter is open; the header links to it. */
export const filterHash = `#${FILTER}`;

interface FilterDrawerProps {
  readonly page: Window & typeof globalThis;
  /** Purchases that match the form; null while unknown. */
  readonly count: number | null;
  readonly send: (event: ListEvent) => void;
  readonly asked: Asked;
  readonly filters: Listed['filterColumnsData'];
  readonly locale: Locale;
  readonly t: ListMessages;
  readonly loans: LoansMessages;
}

const saidIn = (page: FilterDrawerProps['page'], form: HTMLFormElement): Asked =>
  readAsked(
    new URLSearchParams(
      [...new page.FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
  );

/** Filter of the list as an overlay while the address has its fragment, with a history entry. Shows the number of matches;
 *  nothing applies before submit, and closing resets. Source: S1§3 (CAT-025), LAY-012..014. */
export function FilterDrawer(props: FilterDrawerProps): ReactNode {
  const { page, count, send, asked, filters, locale, t, loans } = props;
  const { history, location, document } = page;
  const dialog = useRef<HTMLDialogElement>(null);
  const form = useRef<HTMLFormElement>(null);
  /** True if Back closes the overlay. */
  const isOurEntry = useRef(false);
  const settling = useRef(0);
  const said = t.filter;

  const ask = (): void => {
    const { current: shown } = form;
    if (!shown) return;
    send({ type: 'countAsked', asked: saidIn(page, shown) });
  };
  const askSettled = (): void => {
    page.clearTimeout(settling.current);
    settling.current = page.setTimeout(ask, FILTER_SETTLED_MS);
  };
  const leave = (): void => {
    if (isOurEntry.current) history.back();
    else {
      history.replaceState(history.state, '', location.pathname + location.search);
      dialog.current?.close();
    }
    isOurEntry.current = false;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per mounted list
  useEffect(() => {
    const follow = (): void => {
      const { current: over } = dialog;
      if (!over || over.open === (location.hash === filterHash)) return;
      if (over.open) {
        over.close();
        return;
      }
      over.showModal();
      document.body.toggleAttribute(FILTER_OPEN, true);
      ask();
    };
    const onHash = ({ oldURL }: HashChangeEvent): void => {
      isOurEntry.current = location.hash === filterHash && new URL(oldURL).hash !== filterHash;
      follow();
    };
    page.addEventListener('hashchange', onHash);
    follow();
    return () => {
      page.removeEventListener('hashchange', onHash);
      page.clearTimeout(settling.current);
      document.body.toggleAttribute(FILTER_OPEN, false);
    };
  }, []);

  const closed = (): void => {
    document.body.toggleAttribute(FILTER_OPEN, false);
    send({ type: 'filterClosed' });
    form.current?.reset();
  };
  const submit = (): void => {
    const { current: shown } = form;
    if (!shown) return;
    const to = listAddress(locale, queryOf(saidIn(page, shown)));
    if (to === location.pathname + location.search) leave();
    // Replaces the filter's history entry, so that Back returns to the previous list.
    else location.replace(to);
  };
  const clear = (): void => {
    for (const input of form.current?.querySelectorAll('input') ?? []) {
      if (input.type === 'checkbox') input.checked = false;
      else input.value = '';
    }
    ask();
  };
  const today = dayInIndia(Date.now());
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc and its button do the same
    <dialog
      ref={dialog}
      className={drawer.dialog}
      aria-labelledby={FILTER_HEADING}
      onClose={closed}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) leave();
      }}
    >
      {/* biome-ignore lint/correctness/noRestrictedElements: its fields are read as typed, and apply on submit */}
      <form
        ref={form}
        className={drawer.form}
        onChange={askSettled}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Inline align="center" className={drawer.head}>
          <h2 id={FILTER_HEADING}>{said.heading}</h2>
          <button className={drawer.close} type="button" aria-label={said.close} onClick={leave}>
            <Icon path={icons.close} />
          </button>
        </Inline>
        <div className={drawer.groups}>
          <Group
            name="status"
            legend={said.status}
            chosen={asked.statuses}
            options={filters.statuses.map(({ status, ...option }) => ({
              ...option,
              id: status,
              name: loans.statuses[status],
            }))}
          />
          <Group
            name="lender"
            legend={said.lender}
            chosen={asked.lenders}
            options={filters.lenders.map(({ lenderId, ...option }) => ({ ...option, id: lenderId }))}
          />
          <Group
            name="merchant"
            legend={said.merchant}
            chosen={asked.merchants}
            options={filters.merchants.map(({ merchantKey, ...option }) => ({ ...option, id: merchantKey }))}
          />
          <fieldset className={drawer.group}>
            <legend>{said.between}</legend>
            <div className={css.days}>
              <Day name="from" label={said.from} day={asked.from} latest={today} />
              <Day name="to" label={said.to} day={asked.to} latest={today} />
            </div>
          </fieldset>
        </div>
        <Inline className={drawer.actions}>
          <Button kind="secondary" width="fit" onClick={clear}>
            {said.clear}
          </Button>
          <Button type="submit" width="grow">
            {count === null ? said.showAll : said.show(count)}
          </Button>
        </Inline>
      </form>
    </dialog>
  );
}

interface GroupProps {
  readonly name: string;
  readonly legend: string;
  readonly chosen: readonly string[];
  readonly options: readonly { readonly id: string; readonly name: string; readonly count: number }[];
}

/** Filters of one kind with counts, combined with OR. */
function Group({ name, legend, chosen, options }: GroupProps): ReactNode {
  if (options.length === 0) return null;
  return (
    <fieldset className={drawer.group}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option.id} className={drawer.option}>
          <input
            className={box.box}
            type="checkbox"
            name={name}
            value={option.id}
            defaultChecked={chosen.includes(option.id)}
          />
          <span>{option.name}</span>
          <span className={drawer.count}>{option.count}</span>
        </label>
      ))}
    </fieldset>
  );
}

const Day = (props: {
  readonly name: string;
  readonly label: string;
  readonly day: string | null;
  readonly latest: string;
}): ReactNode => (
  <label className={css.day}>
    <span>{props.label}</span>
    <input type="date" name={props.name} defaultValue={props.day ?? ''} max={props.latest} />
  </label>
);
