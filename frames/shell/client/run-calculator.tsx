import { hydrateRoot } from 'react-dom/client';
import { LiveCalculator } from '../../calculator';
import { guardText } from '../../platform/translation/guard-text';
import { withCalculator } from './with-calculator';

/** Goes on with the calculator of a page. */
export function runCalculator(page: Window & typeof globalThis): void {
  withCalculator(page, (root, about) => {
    guardText(root.ownerDocument);
    hydrateRoot(root, <LiveCalculator page={page} checkHref={root.querySelector('a')?.pathname ?? null} {...about} />);
  });
}
