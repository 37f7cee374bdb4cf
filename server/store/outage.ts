/** SQLSTATEs, or the two letters of a class, with which PostgreSQL reports that it cannot serve now. */
const outageStates = [
  // Connection exceptions.
  '08',
  // A transaction aborted in favour of another one (serialization, deadlock).
  '40001',
  '40P01',
  // A connection that was idle in a transaction for too long: its process slept.
  '25P03',
  // Read-only: a standby that was not promoted yet, or a disk remounted after a fault.
  '25006',
  // Insufficient resources: disk full, out of memory, too many connections.
  '53',
  // Shutdown, crash, start, cancelled statement; not 'duplicate database' and similar.
  '57014',
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  // A system error, such as one of the disk.
  '58000',
  '58030',
];

/** Errors of the connection to the database, or of its disk. */
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

/**
 * Texts of the operating system at the end of PostgreSQL's message about a file; not every one has its own SQLSTATE.
 */
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

/** True if the cause is an unavailable database or a lack of space, not the request, which may be repeated. The only
 *  place that decides this. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof DatabaseDown || fileFaults.some((fault) => error.message.endsWith(`: ${fault}`))) return true;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  if (code === null) return outageMessages.has(error.message) || isOutage(error.cause);
  // A missing socket file; any other file belongs to this server.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect';
  return outageErrnos.has(code) || outageStates.some((state) => code.length === 5 && code.startsWith(state));
}
