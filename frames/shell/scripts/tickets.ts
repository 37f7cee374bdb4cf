import { mountPage } from '../client/mount-page';

// What runs in the page of the tickets of whoever has logged in.
mountPage(window, async () => (await import('../../disputes')).startTickets);
