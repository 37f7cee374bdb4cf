import { ownConsents } from '../../shared/api/consents';
import { ownPage } from '../platform/own-page';
import { ConsentsView } from './consents-view';

/** What somebody has agreed to, in its place of `/account/consents`. */
export const consents = ownPage({ ask: (client) => client.call(ownConsents, undefined), View: ConsentsView });
