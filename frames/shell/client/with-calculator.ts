import { localeOf } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { type DrawnCalculator, readInputs, readOffered } from '../../calculator';
import { calculatorMessages } from '../../calculator/messages';
import { CALCULATOR_ROOT } from './calculator-root';

const entriesOf = (data: Iterable<readonly [string, unknown]>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(data);

/** Hydrates the calculator that the server rendered, if the page has one. Input typed before counts. */
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
      t: messagesIn(localeOf(document.documentElement.lang), calculatorMessages),
      action: form.getAttribute('action') ?? location.pathname,
      drawn: readInputs(entriesOf(new URLSearchParams(root.dataset.drawn)), offered),
      typed: readInputs(entriesOf(new FormData(form)), offered),
    });
}
