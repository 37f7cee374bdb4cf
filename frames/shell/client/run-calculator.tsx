import { hydrateRoot } from 'react-dom/client';
import { localeOf } from '../../../shared/locales';
import { LiveCalculator, readInputs, readOffered } from '../../calculator';
import { CALCULATOR_ROOT } from './calculator-root';

const words = import.meta.words('siteCalculator');

const entriesOf = (data: Iterable<readonly [string, unknown]>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(data);

/** Goes on with the calculator that the server has drawn: the same lenders, in the same language. What was typed before
 *  counts. */
export function runCalculator(page: Window & typeof globalThis): void {
  const { document, location } = page;
  const root = document.getElementById(CALCULATOR_ROOT);
  const form = root?.querySelector('form');
  const offered = readOffered(root?.dataset.offered ?? '[]');
  if (!root || !form || !offered) return;
  hydrateRoot(
    root,
    <LiveCalculator
      page={page}
      offered={offered}
      words={words[localeOf(document.documentElement.lang)]}
      checkHref={root.querySelector('a')?.pathname ?? null}
      action={form.getAttribute('action') ?? location.pathname}
      drawn={readInputs(entriesOf(new page.URLSearchParams(location.search)), offered)}
      typed={readInputs(entriesOf(new page.FormData(form)), offered)}
    />,
  );
}
