import { checkoutExhibits } from './checkout-exhibits';
import { eligibilityExhibits } from './eligibility-exhibits';
import type { Exhibit } from './exhibit';
import { salesExhibits } from './sales-exhibits';
import { widgetExhibits } from './widget-exhibits';

/** Everything that hangs in the gallery, by its name. */
export const exhibits: ReadonlyMap<string, Exhibit> = new Map(
  [...salesExhibits, ...checkoutExhibits, ...eligibilityExhibits, ...widgetExhibits].map((exhibit) => [
    exhibit.name,
    exhibit,
  ]),
);
