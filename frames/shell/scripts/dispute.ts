import { mountPage } from '../client/mount-page';

// What runs where a dispute is raised.
mountPage(window, async () => (await import('../../disputes')).startContact);
