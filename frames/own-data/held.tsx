import { heldData } from '../../shared/api/personal-data';
import { ownPage } from '../platform/own-page';
import { PersonalDataView } from './personal-data-view';

/** Personal data of the customer, the content of `/account/data`. */
export const held = ownPage({ ask: (client) => client.call(heldData, undefined), View: PersonalDataView });
