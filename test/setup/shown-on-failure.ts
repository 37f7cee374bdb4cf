import { afterEach } from 'vitest';
import { shownNow } from '../browser/support/shown';

// Prints the content of the pages when a test fails, which shows the reason of a timeout.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const shown = await shownNow();
  if (shown.length > 0) process.stderr.write(`Its pages showed:\n${shown.join('\n')}\n`);
});
