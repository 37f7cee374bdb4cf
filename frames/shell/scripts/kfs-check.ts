import { beginOpenPage } from '../client/begin-open-page';
import { runKfsCheck } from '../client/run-kfs-check';

// The form works without this script.
beginOpenPage(window);
runKfsCheck(window);
