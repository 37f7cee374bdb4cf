import { beginOpenPage } from '../client/begin-open-page';
import { runFilter } from '../client/run-filter';

// What runs in the page on which something is looked for.
beginOpenPage(window);
runFilter(window);
