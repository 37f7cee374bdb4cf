import { LiveCalculator } from '../../calculator';
import { hydrateCalculator } from './hydrate-calculator';

/** Goes on with the calculator of a page. */
export const runCalculator = (page: Window & typeof globalThis): void =>
  hydrateCalculator(page, (about, root) => (
    <LiveCalculator page={page} checkHref={root.querySelector('a')?.pathname ?? null} {...about} />
  ));
