import { LiveSmallCalculator } from '../../calculator';
import { hydrateCalculator } from './hydrate-calculator';

/** Goes on with the small calculator of a page. */
export const runSmallCalculator = (page: Window & typeof globalThis): void =>
  hydrateCalculator(page, (about) => <LiveSmallCalculator {...about} />);
