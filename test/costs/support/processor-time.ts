import { readdirSync, readFileSync } from 'node:fs';
import { childrenOf } from '../../../server/testing/database/postgres-node';

const TICK_MS = 10;

/** User and system time of a process so far, ms; `withEnded`: with its ended children (Linux). */
function processorMs(pid: number, withEnded: boolean): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);
  // utime and stime, then cutime and cstime: fields 14 to 17 of proc(5); the first two fields were cut off.
  const ticks = fields.slice(11, withEnded ? 15 : 13).reduce((sum, each) => sum + each, 0);
  return ticks * TICK_MS;
}

export const ofProcess = (pid: number): number => processorMs(pid, false);

/** A PostgreSQL: postmaster, ended children, and running children. */
export const ofPostgres = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + ifAlive(child), processorMs(pid, true));

function ifAlive(pid: number): number {
  return readdirSync('/proc').includes(String(pid)) ? processorMs(pid, false) : 0;
}
