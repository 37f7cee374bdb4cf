import { mountPage } from '../client/mount-page';

// What runs in the page that tells of a ticket that was opened.
mountPage(window, async () => (await import('../../disputes')).startConfirmation);
