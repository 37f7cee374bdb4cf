import { beginOpenPage } from '../client/begin-open-page';
import { runKfsCheck } from '../client/run-kfs-check';

// What runs in the page on which a statement is checked. Its form works before its script is there.
beginOpenPage(window);
runKfsCheck(window);
