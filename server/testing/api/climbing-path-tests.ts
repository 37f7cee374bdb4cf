import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STARTS_WITHIN_MS, startTestServer, type TestServer } from '../server/test-server';

/** Simultaneous connections: a busy machine would time out with more. */
const AT_ONCE = 50;
const OUTSIDE = 'what lies outside the folders that are served';

/** Checks that no path of these folders of the site leads to a file outside of the build. Logs the number of
 *  attempts. */
export function climbingPathTests(folders: readonly string[]): void {
  describe('a path that climbs', () => {
    const up = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '..;', '%e2%80%a6'];
    const between = ['/', '%2f', '%5c', '\\', '//', '/./', '%252f'];
    let kadam: TestServer;
    let origin: string;
    beforeAll(async () => {
      kadam = await startTestServer();
      for (const name of ['secret.txt', 'secret.js', 'secret-Ab12_-9z.js', 'web/secret.txt', 'web/.secret-Ab12_-9z.js'])
        writeFileSync(join(kadam.builtFolder, name), OUTSIDE);
      origin = await kadam.server.app.listen({ port: 0, host: '127.0.0.1' });
    }, STARTS_WITHIN_MS);
    afterAll(() => kadam.close());

    /** Without normalizing the path, as clients do. */
    const get = (path: string): Promise<{ status: number; text: string }> =>
      new Promise((resolve, reject) => {
        request(origin, { path, agent: false }, async (response) => {
          const text = (await response.toArray()).join('');
          resolve({ status: response.statusCode ?? 0, text });
        })
          .on('error', reject)
          .end();
      });

    it('reaches no file outside the build, regardless of its notation', async () => {
      const files = ['secret.txt', 'secret.js', 'secret-Ab12_-9z.js', 'web/secret.txt', 'web/.secret-Ab12_-9z.js'];
      const paths = folders.flatMap((folder) =>
        files.flatMap((file) => [
          `${folder}${file}`,
          `${folder}${encodeURIComponent(join(kadam.builtFolder, file))}`,
          `${folder}/${join(kadam.builtFolder, file)}`,
          ...up.flatMap((step) => between.map((by) => `${folder}${step}${by}${file}`)),
          ...up.flatMap((step) => between.map((by) => `${folder}x${by}${step}${by}${step}${by}${file}`)),
        ]),
      );
      const answers: { path: string; status: number; text: string }[] = [];
      for (let tried = 0; tried < paths.length; tried += AT_ONCE) {
        const some = paths.slice(tried, tried + AT_ONCE);
        answers.push(...(await Promise.all(some.map(async (path) => ({ path, ...(await get(path)) })))));
      }
      process.stdout.write(`a path that climbs: ${paths.length} paths tried\n`);
      expect(answers.filter(({ text }) => text.includes(OUTSIDE))).toEqual([]);
      expect(answers.filter(({ status }) => status >= 500 || status === 200)).toEqual([]);
    });
  });
}
