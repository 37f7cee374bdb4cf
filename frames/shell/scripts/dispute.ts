import { runOwnPage } from '../client/run-own-page';

// What runs where a dispute is raised.
runOwnPage(window, async () => (await import('../../disputes')).startContact);
