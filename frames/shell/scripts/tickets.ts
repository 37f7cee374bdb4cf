import { runOwnPage } from '../client/run-own-page';

// What runs in the page of the tickets of whoever has logged in.
runOwnPage(window, async () => (await import('../../disputes')).startTickets);
