import { beginOpenPage } from '../client/begin-open-page';

// What runs in every page of the site that has nothing else to run.
beginOpenPage(window);
