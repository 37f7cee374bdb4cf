import { beginOpenPage } from '../client/begin-open-page';

// For every page without a script of its own.
beginOpenPage(window);
