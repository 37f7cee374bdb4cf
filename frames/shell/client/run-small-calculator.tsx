import { hydrateRoot } from 'react-dom/client';
import { LiveSmallCalculator } from '../../calculator';
import { guardText } from '../../platform/translation/guard-text';
import { withCalculator } from './with-calculator';

export function runSmallCalculator(page: Window & typeof globalThis): void {
  withCalculator(page, (root, about) => {
    guardText(root.ownerDocument);
    hydrateRoot(root, <LiveSmallCalculator {...about} />);
  });
}
