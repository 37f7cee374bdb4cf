import { runOwnPage } from '../client/run-own-page';

// What runs in the page that tells of a ticket that was opened.
runOwnPage(window, async () => (await import('../../disputes')).startConfirmation);
