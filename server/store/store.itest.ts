import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { memoryDatabase } from '../testing/database/memory-database';
import { storeTests } from '../testing/database/store-tests';
import { openDatabase } from './open';

storeTests(memoryDatabase);

it('the embedded database reserves 16 MB for its cache, not 128', async () => {
  const { db, close } = await openDatabase(await memoryDatabase(), () => undefined);
  expect((await sql`show shared_buffers`.execute(db)).rows).toEqual([{ shared_buffers: '16MB' }]);
  await close();
});
