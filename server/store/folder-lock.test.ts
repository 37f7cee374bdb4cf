import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kadam-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeClaim = (pid: number, startedAt: string | null): void =>
  writeFileSync(join(folder, 'server.lock'), JSON.stringify({ pid, startedAt }));

describe('lock of a data folder', () => {
  it('a second server is refused with one sentence that names the process', () => {
    const release = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(FolderInUse);
    expect(() => lockFolder(folder)).toThrow(new RegExp(`in use by another Kadam server \\(process ${process.pid}\\)`));
    release();
  });

  it('a released lock can be taken and leaves no file behind', () => {
    lockFolder(folder)();
    lockFolder(folder)();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('the lock of a dead process is taken over', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeClaim(pid, null);
    const release = lockFolder(folder);
    expect(JSON.parse(readFileSync(join(folder, 'server.lock'), 'utf8'))).toMatchObject({ pid: process.pid });
    release();
  });

  it('the lock is taken over if another program got the pid of the dead server', () => {
    writeClaim(process.pid, 'another start time');
    lockFolder(folder)();
  });

  it('an unreadable lock is taken over', () => {
    writeFileSync(join(folder, 'server.lock'), 'half a cla');
    lockFolder(folder)();
  });
});
