import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { anyDatabase } from '../server/testing/database/fresh-postgres';
import { dataModelPage } from './data-model';

it('docs/data-model.md equals the page that `npm run diagrams` writes from the migrated database', async () => {
  expect(readFileSync('docs/data-model.md', 'utf8')).toBe(await dataModelPage(await anyDatabase()));
});
