import { hydrateRoot } from 'react-dom/client';
import { LiveCalculator } from '../../calculator';
import { guardText } from '../../platform/translation/guard-text';
import { withCalculator } from './with-calculator';

export function runCalculator(page: Window & typeof globalThis): void {
  withCalculator(page, (root, about) => {
    guardText(root.ownerDocument);
    hydrateRoot(root, <LiveCalculator page={page} checkHref={root.querySelector('a')?.pathname ?? null} {...about} />);
  });
}
