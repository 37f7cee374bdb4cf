import { linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The embedded database serves one process. `message` is one sentence for the user at the terminal. */
export class FolderInUse extends Error {}

const Owner = z.object({
  pid: z.int(),
  /** Distinguishes a process from a later one with the same pid; null if the system does not tell. */
  startedAt: z.nullable(z.string()),
});
type Owner = z.infer<typeof Owner>;

const TAKEOVER_LASTS_AT_MOST_MS = 10_000;

/** Locks `folder` for this process until the returned function is called. Takes over the lock of a killed process.
 *  Throws `FolderInUse` while another live process holds it. */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'server.lock');
  if (!tryCreate(file)) takeOver(folder, file);
  return () => rmSync(file, { force: true });
}

/** Two processes may find the same stale lock; a second lock lets one of them replace it. */
function takeOver(folder: string, file: string): void {
  const guard = join(folder, 'server.lock.takeover');
  if (!tryCreate(guard)) {
    if (Date.now() - statSync(guard).mtimeMs < TAKEOVER_LASTS_AT_MOST_MS) throw inUse(folder, null);
    rmSync(guard, { force: true });
    if (!tryCreate(guard)) throw inUse(folder, null);
  }
  try {
    const owner = readOwner(file);
    if (owner && isAlive(owner)) throw inUse(folder, owner.pid);
    rmSync(file, { force: true });
    if (!tryCreate(file)) throw inUse(folder, null);
  } finally {
    rmSync(guard, { force: true });
  }
}

function inUse(folder: string, pid: number | null): FolderInUse {
  const who = pid === null ? 'another Kadam server' : `another Kadam server (process ${pid})`;
  return new FolderInUse(
    `The data folder ${folder} is in use by ${who}: stop it, set KADAM_DATA to another folder, or set DATABASE_URL to run several servers on one PostgreSQL.`,
  );
}

function tryCreate(file: string): boolean {
  const owner: Owner = { pid: process.pid, startedAt: startOf(process.pid) };
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(owner));
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Null for a missing or unreadable lock: no server process holds it. */
function readOwner(file: string): Owner | null {
  try {
    return Owner.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}

function isAlive(owner: Owner): boolean {
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const stat = processStat(owner.pid);
  if (stat === null) return true;
  // A zombie: killed, but not yet collected by its parent (in a container often never).
  if (stat.state === 'Z' || stat.state === 'X') return false;
  return owner.startedAt === null || stat.startedAt === owner.startedAt;
}

const startOf = (pid: number): string | null => processStat(pid)?.startedAt ?? null;

/** State letter and start time (clock ticks since boot) of a process, from Linux's /proc; null elsewhere. */
function processStat(pid: number): { readonly state: string; readonly startedAt: string } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The process name in brackets may contain any character; the fields after it start with the third.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
  } catch {
    return null;
  }
}
