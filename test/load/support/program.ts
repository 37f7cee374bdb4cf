import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A program that `npm run load` found or installed, by its environment variable. */
export function programNamed(variable: string): string {
  const program = process.env[variable];
  if (!program) throw new Error(`${variable} names no program: start this by npm run load`);
  return program;
}

export interface RunningProgram {
  readonly child: ChildProcess;
  end(): Promise<void>;
}

/** Starts it and waits until `answers` returns true. Throws its output if it ends before. */
export async function startProgram(
  program: string,
  args: readonly string[],
  options: SpawnOptions,
  answers: () => Promise<boolean>,
): Promise<RunningProgram> {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (said += chunk));
  const gone = once(child, 'exit');
  while (!(await answers())) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${program} did not start:\n${said}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    child,
    async end() {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('a listener without a port');
  return address.port;
}
