import { mountPage } from '../client/mount-page';

mountPage(window, async () => (await import('../../disputes')).startConfirmation);
