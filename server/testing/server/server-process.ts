import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { untiring } from './limits';
import { TEST_SEAL_KEY } from './sealing';

/** An embedded database takes 15 s to open after a kill, and several times that on a busy machine. */
const READY_WITHIN_MS = 100_000;

/** The released server. */
const serverFile = join(process.env.KADAM_DIST ?? 'dist', 'server/main.js');

export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  /** Standard error so far. */
  stderr(): string;
  /** Sends a signal and resolves with the exit code; null for a killed process. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts a server and waits until it listens. Rejects with its output if it ends before. `file`: another program. */
export async function startProcess(env: Record<string, string>, file = serverFile): Promise<ServerProcess> {
  const child = launch(env, file);
  let stdout = '';
  let stderr = '';
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`not listening:\n${stdout}${stderr}`)), READY_WITHIN_MS);
    const look = (chunk: Buffer): void => {
      stdout += chunk;
      const found = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(stdout)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      // Later output is drained, so that the process does not block, and dropped.
      child.stdout?.off('data', look).resume();
      resolve(found);
    };
    child.stdout?.on('data', look);
    child.once('exit', () => {
      clearTimeout(timer);
      reject(new Error(stderr));
    });
  });
  return {
    url,
    child,
    stderr: () => stderr,
    async end(signal) {
      const gone = once(child, 'exit');
      child.kill(signal);
      const [code] = (await gone) as [number | null];
      return code;
    },
  };
}

/** Runs a server that is expected to exit. */
export async function runToEnd(env: Record<string, string>, args: readonly string[] = []): Promise<Ended> {
  const child = launch(env, serverFile, args);
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    stderr += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, stdout, stderr };
}

const launch = (env: Record<string, string>, file = serverFile, args: readonly string[] = []): ChildProcess =>
  spawn(process.execPath, [file, ...args], {
    env: {
      PATH: process.env.PATH ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      KADAM_SEAL_KEY: TEST_SEAL_KEY,
      ...untiring,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
