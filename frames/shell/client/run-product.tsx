import { hydrateRoot } from 'react-dom/client';
import { localeOf } from '../../../shared/locales';
import { messagesIn } from '../../../shared/messages/define-messages';
import { guardText } from '../../platform/translation/guard-text';
import { LiveProductPlans, readChoice, takeIsland } from '../../product-plans';
import { productMessages } from '../../product-plans/messages';
import { PRODUCT_ROOT } from './product-root';
import { readIsland } from './read-island';

const entriesOf = (data: Iterable<readonly [string, unknown]>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(data);

/** Hydrates the plans that the server rendered. Choices made before hydration count. */
export function runProduct(page: Window & typeof globalThis): void {
  const { document, location } = page;
  const root = document.getElementById(PRODUCT_ROOT);
  const form = root?.querySelector('form');
  const island = takeIsland(readIsland(document));
  if (!root || !form || !island) return;
  const choiceOf = (said: Iterable<readonly [string, unknown]>) =>
    readChoice(entriesOf(said), island.of.lenders, island.shown);
  guardText(root.ownerDocument);
  hydrateRoot(
    root,
    <LiveProductPlans
      page={page}
      of={island.of}
      t={messagesIn(localeOf(document.documentElement.lang), productMessages)}
      action={form.getAttribute('action') ?? location.pathname}
      drawn={choiceOf(new page.URLSearchParams(location.search))}
      typed={choiceOf(new page.FormData(form))}
    />,
  );
}
