import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limitFileSize } from '../../../../server/testing/server/file-size-limit';

/** A new embedded database, and the writes of a test. */
const SIZE = '400m';
const CHUNK = Buffer.alloc(64 * 1024);

export interface SmallDisk {
  /** Error of a write to the full disk. */
  readonly fault: 'ENOSPC' | 'EFBIG';
  readonly folder: string;
  /** `pid`: the process for which it is full, if it cannot be full for all. */
  fill(pid: number): void;
  empty(pid: number): void;
  remove(): void;
}

/** A memory file system if this user may mount one: really full, ENOSPC. Otherwise a folder, and a limit of the file
 *  size, RLIMIT_FSIZE: EFBIG from the same calls. */
export function smallDisk(): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), 'kadam-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE}`, 'kadam-test', folder]);
  return status === 0 ? mounted(folder) : limited(folder);
}

function mounted(folder: string): SmallDisk {
  const filler = join(folder, 'filler');
  return {
    fault: 'ENOSPC',
    folder,
    fill() {
      const file = openSync(filler, 'w');
      try {
        for (;;) writeSync(file, CHUNK);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      } finally {
        closeSync(file);
      }
      if (statSync(filler).size === 0) throw new Error('the disk was full before');
    },
    empty: () => rmSync(filler),
    remove() {
      const { status, stderr } = spawnSync('umount', [folder], { encoding: 'utf8' });
      if (status !== 0) throw new Error(`umount ended with ${status}: ${stderr}`);
      rmSync(folder, { recursive: true });
    },
  };
}

const limited = (folder: string): SmallDisk => ({
  fault: 'EFBIG',
  folder,
  fill: (pid) => limitFileSize(pid, 4096),
  empty: (pid) => limitFileSize(pid, null),
  remove: () => rmSync(folder, { recursive: true, force: true }),
});
