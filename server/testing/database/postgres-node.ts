import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programFolder, type Workplace } from './postgres-programs';

export interface PostgresNode {
  readonly pid: number;
  /** SIGINT rolls back running work, SIGQUIT leaves everything to recovery. */
  end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void>;
  /** SIGKILL to all of its processes, like a crash of its machine. */
  kill(): Promise<void>;
}

const READY_WITHIN_MS = 30_000;

export const dataOf = ({ folder }: Workplace): string => join(folder, 'data');

/** Address of a database by the workplace's socket. */
export const urlIn = ({ folder }: Workplace, database: string): string =>
  `postgres://kadam@localhost/${database}?host=${encodeURIComponent(folder)}`;

/** Starts PostgreSQL on a workplace's data, with a socket there and no TCP port. `settings`: `name=value`. Resolves
 *  once it accepts connections, for a standby read-only ones. */
export async function startNode(place: Workplace, settings: readonly string[]): Promise<PostgresNode> {
  const all = ['listen_addresses=', `unix_socket_directories=${place.folder}`, ...settings];
  const args = ['-D', dataOf(place), ...all.flatMap((each) => ['-c', each])];
  const server = spawn(join(programFolder(), 'postgres'), args, {
    ...place.options,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let log = '';
  server.stderr.on('data', (chunk) => (log += chunk));
  const deadlineMs = Date.now() + READY_WITHIN_MS;
  while (!log.includes('database system is ready to accept')) {
    if (server.exitCode !== null || Date.now() > deadlineMs) throw new Error(`postgres did not start:\n${log}`);
    await once(server.stderr, 'data', { signal: AbortSignal.timeout(READY_WITHIN_MS) });
  }
  const { pid } = server;
  if (pid === undefined) throw new Error('a process without a number');
  const ended = async (end: () => void): Promise<void> => {
    const gone = once(server, 'exit');
    end();
    await gone;
  };
  return {
    pid,
    end: (signal) => ended(() => server.kill(signal)),
    kill: () =>
      ended(() => {
        const children = childrenOf(pid);
        server.kill('SIGKILL');
        for (const child of children) killIfAlive(child);
      }),
  };
}

/** Living child processes of a process (Linux). */
export const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

function killIfAlive(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // It has ended meanwhile, with its postmaster.
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
