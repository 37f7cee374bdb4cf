import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { agent } from '../shared/words/en/agent';
import { checkout } from '../shared/words/en/checkout';

/** What shows a snackbar in the flow of a page, as it is written there. */
const shownIn = (page: string): string => {
  const folder = join(import.meta.dirname, '../frames', page, 'flow');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').match(/show(?:Snackbar|Toast)\(context, [^;]*;/g) ?? [])
    .join('\n');
};

it.each([
  { page: 'checkout', words: checkout.snackbars },
  { page: 'agent', words: agent.toasts },
])('the $page shows each snackbar that it has words for', ({ page, words }) => {
  const shown = shownIn(page);
  expect(Object.keys(words).filter((kind) => !shown.includes(`'${kind}'`))).toEqual([]);
});
