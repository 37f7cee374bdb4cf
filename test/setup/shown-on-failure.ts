import { afterEach } from 'vitest';
import { shownNow } from '../browser/support/shown';

// What a test waited for in vain seldom says why: what the pages show instead does.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  const shown = await shownNow();
  if (shown.length > 0) process.stderr.write(`Its pages showed:\n${shown.join('\n')}\n`);
});
