import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app';
import { ConfigError, readConfig } from './config';

const examplesFolder = join(dirname(fileURLToPath(import.meta.url)), '..');
const built = { examplesFolder, stubFile: join(examplesFolder, '../sdk/stub.js') };

const isPortTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildApp(config, built, Date.now);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close());
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    if (!isPortTaken(error)) throw error;
    throw new ConfigError(
      `Port ${config.port} on ${config.host} is taken: stop what listens there, or set MERCHANT_PORT to another one.`,
    );
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
