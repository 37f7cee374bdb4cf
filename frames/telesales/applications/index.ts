import { ownPage } from '../../platform/own-page';
import { deskClient } from '../desk';
import { readFiled } from './ntb-data';
import { NtbView } from './ntb-view';

/** The desk’s page of applications, `/telesales-ntb`. Nobody is led to log in: agents come from their shop. */
export const deskNtbPage = ownPage({
  isForGuests: true,
  ask: () => readFiled(deskClient(() => undefined)),
  View: NtbView,
});
