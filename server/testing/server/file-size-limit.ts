import { spawnSync } from 'node:child_process';

/** Lets a process write no file beyond so many bytes, from now on: what a full disk does, on any Linux and without the
 *  right to mount one. Null takes the limit away. */
export function limitFileSize(pid: number, bytes: number | null): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`prlimit ended with ${status}: ${stderr}`);
}
