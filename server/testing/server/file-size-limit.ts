import { spawnSync } from 'node:child_process';

/** Limits the file size of a running process, like a full disk, on any Linux and without the right to mount one. Null
 *  removes the limit. */
export function limitFileSize(pid: number, bytes: number | null): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes ?? 'unlimited'}:unlimited`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`prlimit ended with ${status}: ${stderr}`);
}
