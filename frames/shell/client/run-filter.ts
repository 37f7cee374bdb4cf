import { merchantListAddress } from '../../../shared/api/addresses';
import type { merchantList } from '../../../shared/api/catalogue';
import type { ResponseOf } from '../../../shared/api/endpoint';
import { int, object, type Schema } from '../../../shared/bridge/schema';
import { localeOf } from '../../../shared/locales';
import { messagesIn, type Texts } from '../../../shared/messages/define-messages';
import { FILTER, FILTER_DIALOG, FILTER_OPEN, FILTER_SETTLED_MS, FILTER_SHOW } from '../../platform/filter/filter-ids';
import { filterMessages } from '../catalogue/filter.messages';

const wholeNumber = int(0, Number.MAX_SAFE_INTEGER);
/** Counts on the button, read without zod to keep the script small. */
const Answer: Schema<{ data: Pick<ResponseOf<typeof merchantList>, 'merchantCount' | 'productCount'> }> = object({
  data: object({ merchantCount: wholeNumber, productCount: wholeNumber }),
});

/** Shows the filter as an overlay while the address has `#filter`, with a history entry. The button shows the number of
 *  results; nothing applies before submit, and closing resets. Source: S1§2.3 (LAY-012..014). */
export function runFilter(page: Window & typeof globalThis): void {
  const { document, location, history } = page;
  const aside = document.getElementById(FILTER);
  const dialog = document.getElementById(FILTER_DIALOG);
  const show = document.getElementById(FILTER_SHOW);
  const form = aside?.querySelector('form');
  if (!aside || !form || !show || !(dialog instanceof page.HTMLDialogElement)) return;
  const said = messagesIn(localeOf(document.documentElement.lang), filterMessages);
  const hash = `#${FILTER}`;
  /** True if Back closes the overlay. */
  let isOurEntry = false;
  let asked = 0;
  let settling = 0;

  const count = async (): Promise<void> => {
    asked += 1;
    const own = asked;
    show.textContent = said.showAll;
    const text = await textOf(page, form, said);
    if (own === asked && text !== null) show.textContent = text;
  };
  const open = (): void => {
    if (dialog.open) return;
    dialog.append(form);
    dialog.showModal();
    document.body.toggleAttribute(FILTER_OPEN, true);
    void count();
  };
  const close = (): void => {
    document.body.toggleAttribute(FILTER_OPEN, false);
    aside.append(form);
    form.reset();
    asked += 1;
    show.textContent = said.showAll;
  };
  const leave = (): void => {
    if (isOurEntry) history.back();
    else {
      history.replaceState(history.state, '', location.pathname + location.search);
      dialog.close();
    }
    isOurEntry = false;
  };
  const follow = (): void => {
    if (location.hash === hash) open();
    else dialog.close();
  };

  page.addEventListener('hashchange', ({ oldURL }) => {
    isOurEntry = location.hash === hash && new URL(oldURL).hash !== hash;
    follow();
  });
  dialog.addEventListener('close', close);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    leave();
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) leave();
  });
  form.addEventListener('click', (event) => {
    const pressed = event.target instanceof page.Element ? event.target.closest('a') : null;
    if (!pressed || !dialog.open) return;
    event.preventDefault();
    if (pressed.hasAttribute('data-close')) return leave();
    for (const input of form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')) input.checked = false;
    void count();
  });
  form.addEventListener('change', () => {
    page.clearTimeout(settling);
    settling = page.setTimeout(() => void count(), FILTER_SETTLED_MS);
  });
  form.addEventListener('submit', (event) => {
    if (!dialog.open) return;
    event.preventDefault();
    // Replaces the filter's history entry, so that Back returns to the previous results.
    location.replace(`${form.action}?${queryOf(page, form)}`);
  });
  follow();
}

const queryOf = (page: Window & typeof globalThis, form: HTMLFormElement): URLSearchParams =>
  new URLSearchParams(
    [...new page.FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

/** Button text with the count; null without a valid response. */
async function textOf(
  page: Window & typeof globalThis,
  form: HTMLFormElement,
  said: Texts<typeof filterMessages>,
): Promise<string | null> {
  const query = queryOf(page, form);
  const body = {
    searchText: query.get('q') ?? '',
    categoryIds: query.getAll('categoryIds'),
    brandIds: query.getAll('brandIds'),
    plans: query.getAll('plan'),
    months: query.getAll('months').map(Number),
  };
  try {
    const answer = await page.fetch(merchantListAddress.path, {
      method: merchantListAddress.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { data } = Answer(await answer.json(), '');
    return said.show(data.merchantCount, data.productCount);
  } catch {
    return null;
  }
}
