import { ownConsents } from '../../shared/api/consents';
import { sitePage } from '../platform/page/site-page';
import { consentsFlow } from './consents.flow';
import { ConsentsView } from './consents-view';

/** What the customer agreed to, in its place of `/account/consents`. */
export const consents = sitePage({
  load: (client) => client.call(ownConsents, undefined),
  flow: consentsFlow,
  View: ConsentsView,
  access: 'customer',
});
