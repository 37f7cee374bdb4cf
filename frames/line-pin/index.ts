import { ownPage } from '../platform/own-page';
import { PinView } from './pin-view';
import { readPins } from './read-pins';

/** The page of a line's PIN. */
export const pinPage = ownPage({ ask: readPins, View: PinView });
