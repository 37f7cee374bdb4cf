import { sitePage } from '../platform/page/site-page';
import { pinFlow } from './pin.flow';
import { PinView } from './pin-view';
import { readPins } from './read-pins';

/** The PIN of a line, in its place of `/account/change-pin`. */
export const pinPage = sitePage({
  load: readPins,
  flow: pinFlow,
  View: PinView,
  access: 'customer',
  perform:
    ({ page }) =>
    () =>
      page.location.reload(),
});
