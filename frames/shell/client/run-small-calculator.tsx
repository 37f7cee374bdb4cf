import { hydrateRoot } from 'react-dom/client';
import { LiveSmallCalculator } from '../../calculator';
import { withCalculator } from './with-calculator';

/** Goes on with the small calculator of a page. */
export function runSmallCalculator(page: Window & typeof globalThis): void {
  withCalculator(page, (root, about) => {
    hydrateRoot(root, <LiveSmallCalculator {...about} />);
  });
}
