import { readdirSync, readFileSync } from 'node:fs';
import { childrenOf } from '../../../server/testing/database/postgres-node';

/** Of a clock tick as Linux counts them. */
const TICK_MS = 10;

/** Processor time in ms, of the system on its behalf too, of a process so far; `withEnded`: and of its children that have
 *  ended (Linux). */
function processorMs(pid: number, withEnded: boolean): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
    .map(Number);
  // utime and stime, then cutime and cstime: fields 14 to 17 of proc(5), of which the first two are gone.
  const ticks = fields.slice(11, withEnded ? 15 : 13).reduce((sum, each) => sum + each, 0);
  return ticks * TICK_MS;
}

/** Of a server process with all of its threads. */
export const ofProcess = (pid: number): number => processorMs(pid, false);

/** Of a PostgreSQL: of the process that others came from, of those that have ended, and of those that are alive. */
export const ofPostgres = (pid: number): number =>
  childrenOf(pid).reduce((sum, child) => sum + ifAlive(child), processorMs(pid, true));

function ifAlive(pid: number): number {
  return readdirSync('/proc').includes(String(pid)) ? processorMs(pid, false) : 0;
}
