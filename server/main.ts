import { createServer } from './app';
import { isMigrateOnly, readConfig } from './config';
import { createLogger } from './http/logger';
import { migrateOnly } from './open-services';
import { explainStart } from './start/explain-start';

const CLOSE_WITHIN_MS = 10_000;

/** Logged like other faults, so that no value is printed; also at the level `silent`. */
function giveUp(error: unknown, words: string): never {
  createLogger('fatal').fatal({ err: error }, words);
  process.exit(1);
}

// Node would print the error with all its fields.
process.on('uncaughtException', (error) => giveUp(error, 'nothing caught an error'));
process.on('unhandledRejection', (reason) => giveUp(reason, 'nothing caught a rejection'));

try {
  if (isMigrateOnly(process.argv.slice(2))) {
    await migrateOnly(readConfig(process.env));
    process.exit(0);
  }
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
  const sentence = explainStart(error);
  if (sentence === null) giveUp(error, 'the server did not start');
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
