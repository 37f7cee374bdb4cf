import { ConfigFault, readConfig } from './config';
import { createServer } from './create-server';
import { withoutValues } from './describe-error';
import { createLogger } from './http/logger';
import { FolderInUse } from './store/folder-lock';
import { isOutage } from './store/outage';

const CLOSE_WITHIN_MS = 10_000;

/** Faults that the person at the terminal can mend: one sentence, no stack. Null for any other error. */
function explain(error: unknown): string | null {
  if (error instanceof ConfigFault || error instanceof FolderInUse) return error.message;
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
    case '3D000':
      return 'The database that DATABASE_URL names does not exist: create it first.';
    default:
      return isOutage(error) ? `The database cannot serve now: ${withoutValues(error.message)}.` : null;
  }
}

/** Logged like any other fault, so that no value in it is printed; also at the level `silent`. */
function giveUp(error: unknown, words: string): never {
  createLogger('fatal').fatal({ err: error }, words);
  process.exit(1);
}

// Node would print such an error with all its fields.
process.on('uncaughtException', (error) => giveUp(error, 'nothing caught an error'));
process.on('unhandledRejection', (reason) => giveUp(reason, 'nothing caught a rejection'));

try {
  const server = await createServer(readConfig(process.env));
  const stop = (): void => {
    setTimeout(() => giveUp(null, 'the server did not close in time'), CLOSE_WITHIN_MS).unref();
    server.close().then(
      () => process.exit(0),
      (error: unknown) => giveUp(error, 'the server did not close'),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  await server.listen().catch(async (error: unknown) => {
    await server.close();
    throw error;
  });
} catch (error) {
  const sentence = explain(error);
  if (sentence === null) giveUp(error, 'the server did not start');
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
