import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Kfs } from '../../../shared/api/kfs';
import { Refusal } from '../refusal';
import { PDF_LIMITS, PdfDrawer } from './pdf-drawer';

/** Replaces the worker: the file size equals the number in the statement, and the content is the number of calls. */
const PROGRAM = `
import { parentPort } from 'node:worker_threads';
let drawings = 0;
parentPort.on('message', ({ id, kfs: { proposalNumber } }) => {
  drawings += 1;
  if (proposalNumber === 'exit') process.exit(3);
  if (proposalNumber === 'hang') return;
  if (proposalNumber === 'fault') return parentPort.postMessage({ id, fault: new Error('no font') });
  parentPort.postMessage({ id, bytes: new Uint8Array(Number(proposalNumber)).fill(drawings) });
});
`;
const folder = mkdtempSync(join(tmpdir(), 'kadam-worker-'));
const program = join(folder, 'worker.mjs');
writeFileSync(program, PROGRAM);
afterAll(() => rmSync(folder, { recursive: true }));

const drawers: PdfDrawer[] = [];
afterEach(() => Promise.all(drawers.splice(0).map((drawer) => drawer.close())));
const newDrawer = (limits: Partial<ConstructorParameters<typeof PdfDrawer>[1]> = {}): PdfDrawer => {
  const drawer = new PdfDrawer(program, { ...PDF_LIMITS, ...limits });
  drawers.push(drawer);
  return drawer;
};
// SAFETY: the drawer reads these two fields and passes the rest on.
const statement = (proposalNumber: string, contentHash = 'hash') => ({ proposalNumber, contentHash }) as Kfs;
const AT = 'kadam.example/kfs/verify';

describe('the file of a statement', () => {
  it('is drawn once where it is asked for twice at once and once more later, and again for another hash', async () => {
    const drawer = newDrawer();
    const [one, same] = await Promise.all([drawer.draw(statement('3'), AT), drawer.draw(statement('3'), AT)]);
    expect([one, same, await drawer.draw(statement('3'), AT)]).toEqual([1, 1, 1].map((fill) => Buffer.alloc(3, fill)));
    expect(await drawer.draw(statement('3', 'other'), AT)).toEqual(Buffer.alloc(3, 2));
  });

  it('of 40 bytes is evicted from a cache of 100 after two other files of 40 bytes', async () => {
    const drawer = newDrawer({ cachedBytes: 100 });
    const fillOf = async (hash: string) => (await drawer.draw(statement('40', hash), AT))[0];
    expect([await fillOf('a'), await fillOf('b'), await fillOf('a'), await fillOf('c')]).toEqual([1, 2, 1, 3]);
    expect(drawer.cachedBytes).toBe(80);
    expect([await fillOf('a'), await fillOf('c'), await fillOf('b')]).toEqual([1, 3, 4]);
  });

  it('that cannot be drawn throws, is not cached, and leaves the worker running', async () => {
    const drawer = newDrawer();
    for (let attempt = 0; attempt < 2; attempt += 1)
      await expect(drawer.draw(statement('fault'), AT)).rejects.toMatchObject({ cause: { message: 'no font' } });
    expect(await drawer.draw(statement('1'), AT)).toEqual(Buffer.alloc(1, 3));
  });

  it('is drawn by a new worker where the last one has ended with 3, which fails all that waited for it', async () => {
    const drawer = newDrawer();
    const both = [drawer.draw(statement('exit'), AT), drawer.draw(statement('2'), AT)];
    for (const drawn of await Promise.allSettled(both))
      expect(drawn).toMatchObject({ status: 'rejected', reason: { message: 'the worker of files ended with 3' } });
    expect(await drawer.draw(statement('2'), AT)).toEqual(Buffer.alloc(2, 1));
  });

  it('that is not drawn within 50 ms of 50 fails', async () => {
    const drawer = newDrawer({ drawnWithinMs: 50 });
    await expect(drawer.draw(statement('hang'), AT)).rejects.toThrow('a file was not drawn in time');
  });

  it('is refused with 503 and a retry time when 2 of 2 places are taken, unless it is cached', async () => {
    const drawer = newDrawer({ waitingAtMost: 2 });
    await drawer.draw(statement('5'), AT);
    const waiting = [drawer.draw(statement('hang', 'a'), AT), drawer.draw(statement('hang', 'b'), AT)];
    const refused = await drawer.draw(statement('6'), AT).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Refusal);
    expect(refused).toMatchObject({ name: 'SERVICE_UNAVAILABLE', detail: { retryAfterMs: 10_000 } });
    expect(await drawer.draw(statement('5'), AT)).toHaveLength(5);
    await drawer.close();
    for (const drawn of await Promise.allSettled(waiting))
      expect(drawn).toMatchObject({ reason: { message: 'the server closes' } });
  });
});
