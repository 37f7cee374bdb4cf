import { ConfigError } from '../config';
import { withoutValues } from '../platform/describe-error';
import { FolderInUse } from '../store/folder-lock';
import { isOutage } from '../store/outage';
import { SealError } from '../store/seal';

/** One sentence, without a stack, about a fault that the user of the terminal can fix. Null for any other error. */
export function explainStart(error: unknown): string | null {
  if (error instanceof ConfigError || error instanceof FolderInUse) return error.message;
  if (error instanceof SealError)
    return `${error.message} Give this process the key that sealed it, or see "Seal key" in docs/operations.md.`;
  if (!(error instanceof Error)) return null;
  const host = process.env.HOST || 'localhost';
  const port = process.env.PORT || '4400';
  const code = 'code' in error ? error.code : null;
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program: stop it, or set PORT to a free one.`;
    case 'EACCES':
      return `This user may not listen on port ${port}, or may not write the data folder: set PORT to 1024 or more and check KADAM_DATA.`;
    case 'ECONNREFUSED':
    case 'ENOTFOUND':
      return `The database of DATABASE_URL does not answer (${code}).`;
    case '28P01':
    case '28000':
      return 'The database of DATABASE_URL refuses this user or password.';
    case '42501':
      return 'The user of DATABASE_URL may not change the schema of its database: make it the owner, or grant it CREATE on the schema.';
    case '3D000':
      return 'The database that DATABASE_URL names does not exist: create it first.';
    default:
      return isOutage(error) ? `The database cannot serve now: ${withoutValues(error.message)}.` : null;
  }
}
