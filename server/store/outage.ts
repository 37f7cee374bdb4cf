/** SQLSTATEs, or the two letters of a whole class, with which PostgreSQL says that it cannot serve just now. */
const outageStates = [
  // Connection exceptions.
  '08',
  // A transaction that the database gave up for another one (serialization, deadlock).
  '40001',
  '40P01',
  // A connection that was idle in a transaction for too long: its process slept.
  '25P03',
  // Read-only: a standby that was not promoted yet, or a disk that was mounted so after a fault.
  '25006',
  // Insufficient resources: disk full, out of memory, too many connections.
  '53',
  // Shut down, crashed, starting, a statement cut off; not 'duplicate database' and the like.
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // A system error under it, such as one of the disk.
  '58000',
  '58030',
];

/** What the way to the database, or its disk, can end with. */
const outageErrnos = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EDQUOT',
  'EHOSTUNREACH',
  'EIO',
  'ENETDOWN',
  'ENETUNREACH',
  'ENOSPC',
  'ENOTFOUND',
  'EPIPE',
  'EROFS',
  'ETIMEDOUT',
]);

/** The words of the system with which PostgreSQL's message about a file ends; not each has an SQLSTATE of its own. */
const fileFaults = [
  'Disk quota exceeded',
  'File too large',
  'Input/output error',
  'No space left on device',
  'Read-only file system',
  'Too many open files in system',
];

/** Errors of pg and its pool that have no code. */
const outageMessages = new Set([
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Query read timeout',
  'timeout exceeded when trying to connect',
]);

/** The embedded database has ended, or does not open. */
export class DatabaseDown extends Error {}

/** Whether something failed because the database is away, going away or without room, and not for what it was asked:
 *  nothing is wrong with the call, and it may be repeated. The only place that knows. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseDown || fileFaults.some((fault) => error.message.endsWith(`: ${fault}`))) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code === null) return outageMessages.has(error.message) || isOutage(error.cause);
  // A socket's file that is missing; any other file is ours.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return outageErrnos.has(code) || outageStates.some((state) => code.length === 5 && code.startsWith(state));
}
