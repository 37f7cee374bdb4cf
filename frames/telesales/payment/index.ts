import { ownPage } from '../../platform/own-page';
import { deskClient } from '../desk';
import { readRequests } from './desk-data';
import { DeskView } from './desk-view';

/** The telesales desk, in its place of `/ts-payment/init`. Nobody is led to log in: agents come from their shop. */
export const deskPage = ownPage({ isForGuests: true, ask: () => readRequests(deskClient()), View: DeskView });
