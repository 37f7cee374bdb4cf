import { heldData } from '../../shared/api/held';
import { ownPage } from '../platform/own-page';
import { HeldView } from './held-view';

/** What is held about somebody, in its place of `/account/data`. */
export const held = ownPage({ ask: (client) => client.call(heldData, undefined), View: HeldView });
