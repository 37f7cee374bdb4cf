import { localeOf } from '../../../shared/locales';
import { type DrawnCalculator, readInputs, readOffered } from '../../calculator';
import { CALCULATOR_ROOT } from './calculator-root';

const words = import.meta.words('siteCalculator');

const entriesOf = (data: Iterable<readonly [string, unknown]>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(data);

/** Goes on with the calculator that the server has drawn into a page, where there is one: the same lenders, in the same
 *  language. What was typed before counts. */
export function withCalculator(
  { document, location, FormData, URLSearchParams }: Window & typeof globalThis,
  goOn: (root: HTMLElement, about: DrawnCalculator) => void,
): void {
  const root = document.getElementById(CALCULATOR_ROOT);
  const form = root?.querySelector('form');
  const offered = readOffered(root?.dataset.offered ?? '[]');
  if (root && form && offered)
    goOn(root, {
      offered,
      words: words[localeOf(document.documentElement.lang)],
      action: form.getAttribute('action') ?? location.pathname,
      drawn: readInputs(entriesOf(new URLSearchParams(root.dataset.drawn)), offered),
      typed: readInputs(entriesOf(new FormData(form)), offered),
    });
}
