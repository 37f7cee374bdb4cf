import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { emptyPostgresUrl } from '../../server/testing/database/fresh-postgres';

const root = join(import.meta.dirname, '../..');
const RUNS_WITHIN_MS = 60_000;
const ENDS_WITHIN_MS = 15_000;

type Signal = readonly [signal: NodeJS.Signals, receiver: 'npm' | 'its group'];
/** Each signal is sent to a separate start. `npm test` covers the signals of a person and of a container. */
const signals = {
  everyRun: [
    ['SIGTERM', 'npm'],
    // A terminal signals the process group.
    ['SIGINT', 'its group'],
  ],
  others: [
    ['SIGHUP', 'npm'],
    ['SIGKILL', 'npm'],
  ],
} as const satisfies Record<string, readonly Signal[]>;

let folder: string;
/** An external database: an embedded one takes seconds to start, and ends with its process. */
let database: string;
let npm: ChildProcess;
let ports: readonly number[];

async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Resolves once `npm start` reports that it runs. */
async function start(): Promise<void> {
  ports = [await freePort('localhost'), await freePort('127.0.0.1')];
  npm = spawn('npm', ['start'], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      KADAM_DATA: folder,
      DATABASE_URL: database,
      PORT: String(ports[0]),
      MERCHANT_PORT: String(ports[1]),
    },
  });
  let said = '';
  npm.stdout?.on('data', (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said, { timeout: RUNS_WITHIN_MS }).toContain('Kadam runs.');
}

/** Processes of this start, found by a variable that only their environment has. */
function family(): { readonly pid: number; readonly command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        if (!readFileSync(`/proc/${name}/environ`, 'utf8').includes(`KADAM_DATA=${folder}\0`)) return [];
        return [{ pid: Number(name), command: readFileSync(`/proc/${name}/cmdline`, 'utf8') }];
      } catch {
        // The process has ended, or belongs to another user.
        return [];
      }
    });
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // The process has ended.
  }
}

const commands = (): string[] => family().map(({ command }) => command.replaceAll('\0', ' ').trim());

/** Defines tests: `npm start`, ended by these signals, leaves no process behind. */
export function startTests(which: keyof typeof signals): void {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'kadam-start-'));
    database = await emptyPostgresUrl();
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  afterEach(() => {
    for (const { pid } of family()) kill(pid, 'SIGKILL');
  });

  describe('npm start', () => {
    it.each<Signal>(signals[which])(
      '%s sent to %s leaves no process behind',
      async (signal, receiver) => {
        await start();
        expect(commands().filter((command) => command.includes('/main.js'))).toHaveLength(2);
        const pid = npm.pid ?? 0;
        kill(receiver === 'npm' ? pid : -pid, signal);
        await expect.poll(commands, { timeout: ENDS_WITHIN_MS }).toEqual([]);
      },
      RUNS_WITHIN_MS + ENDS_WITHIN_MS,
    );

    if (which === 'everyRun')
      it(
        "a kill of npm's own program leaves no server behind",
        async () => {
          await start();
          const own = family().find(({ command }) => command.endsWith('build/start.mjs\0'));
          kill(own?.pid ?? 0, 'SIGKILL');
          await expect.poll(commands, { timeout: ENDS_WITHIN_MS }).toEqual([]);
        },
        RUNS_WITHIN_MS + ENDS_WITHIN_MS,
      );
  });
}
