import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEVELOPMENT_EXAMPLE_SECRET } from '../../config';
import { approvedMobiles, Shopper } from '../../testing/account/shopper';
import { freshPostgresUrl } from '../../testing/database/fresh-postgres';
import { type ServerProcess, startProcess } from '../../testing/server/server-process';

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess({ DATABASE_URL: await freshPostgresUrl() });
});
afterAll(() => server.end('SIGTERM'));

it('the built server draws the PDF of a statement in its worker, and gives the same bytes when it is asked twice', async () => {
  const heard: string[] = [];
  const shopper = new Shopper([server.url], DEVELOPMENT_EXAMPLE_SECRET, {
    hear: ({ path, text }) => {
      if (path === '/app/payment/get-kfs-data') heard.push(text);
    },
  });
  expect(await shopper.checkOut(approvedMobiles(1)[0] ?? '', 'ZM-KFS-1')).toMatchObject({ end: 'paid' });
  const [, folder, query] = /(\/kfs\/[\w-]+\/[\w-]+)(\?until=[^"]+)/.exec(heard.join()) ?? [];
  const files: Buffer[] = [];
  for (let asked = 0; asked < 2; asked += 1) {
    const answer = await fetch(`${server.url}${folder}/pdf${query}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    files.push(Buffer.from(await answer.arrayBuffer()));
  }
  expect(files[0]?.subarray(0, 5).toString()).toBe('%PDF-');
  expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(true);
});
