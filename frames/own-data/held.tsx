import { heldData } from '../../shared/api/personal-data';
import { localeOf } from '../../shared/locales';
import { pathIn } from '../../shared/site/address';
import { sitePage } from '../platform/page/site-page';
import { personalDataFlow } from './personal-data.flow';
import { PersonalDataView } from './personal-data-view';

/** Personal data of the customer, the content of `/account/data`. A customer whose data is deleted is logged out. */
export const held = sitePage({
  load: (client) => client.call(heldData, undefined),
  flow: personalDataFlow,
  View: PersonalDataView,
  access: 'customer',
  perform:
    ({ page: { document, location } }) =>
    () =>
      location.replace(pathIn(localeOf(document.documentElement.lang), '/buy')),
});
