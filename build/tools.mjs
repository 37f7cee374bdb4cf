// Finds programs that tests need in addition to Node: browsers, PostgreSQL, Python, a load balancer. Order: the
// environment, installed programs, Debian packages.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Daemons are in a folder that only root has in its PATH. */
const pathOf = (command) => {
  const look = `PATH=$PATH:/usr/sbin; command -v ${command}`;
  const { status, stdout } = spawnSync('sh', ['-c', look], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

async function findChromium() {
  const installed = ['chromium', 'chromium-browser', 'google-chrome'].map(pathOf).find(Boolean);
  if (installed) return installed;
  const { chromium } = await import('playwright');
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined;
}

function findPostgres() {
  const base = '/usr/lib/postgresql';
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const folder = versions.map((version) => join(base, version, 'bin')).find((bin) => existsSync(join(bin, 'initdb')));
  if (folder) return folder;
  const initdb = pathOf('initdb');
  return initdb && dirname(initdb);
}

/** Python with the package that the sample of a merchant's server needs. */
const findPython = () =>
  ['python3', '/usr/bin/python3'].find((python) => spawnSync(python, ['-c', 'import cryptography']).status === 0);

/** Folder of PostgreSQL's server programs (`initdb`, `postgres`). */
const postgres = { KADAM_POSTGRES: { find: findPostgres, debian: 'postgresql' } };

/** Per environment variable: how to find the program, and its Debian package. Optional programs come last. */
const tools = {
  KADAM_CHROMIUM: { find: findChromium, debian: 'chromium' },
  ...postgres,
  /** Python 3.9 or newer with the package cryptography. */
  KADAM_PYTHON: { find: findPython, debian: 'python3-cryptography' },
  /** Chromium without a window, which uses a third less processor time. Chromium replaces it if it is not available. */
  KADAM_HEADLESS_SHELL: {
    find: () => pathOf('chromium-headless-shell'),
    debian: 'chromium-headless-shell',
    isOptional: true,
  },
};

/** Additional programs of `npm run test:long`. */
const longTools = {
  /** Firefox, 140 or newer. */
  KADAM_FIREFOX: { find: () => ['firefox-esr', 'firefox'].map(pathOf).find(Boolean), debian: 'firefox-esr' },
  /** WebDriver of WebKitGTK, which starts WebKitGTK's browser. */
  KADAM_WEBKIT_DRIVER: { find: () => pathOf('WebKitWebDriver'), debian: 'webkit2gtk-driver' },
  /** Virtual display for that browser. */
  KADAM_SCREEN: { find: () => pathOf('Xvfb'), debian: 'xvfb' },
};

/** Programs of `npm run load`. */
const loadTools = {
  ...postgres,
  /** HAProxy, 2.6 or newer. */
  KADAM_HAPROXY: { find: () => pathOf('haproxy'), debian: 'haproxy' },
  /** PgBouncer, 1.18 or newer. */
  KADAM_PGBOUNCER: { find: () => pathOf('pgbouncer'), debian: 'pgbouncer' },
};

const toolsFor = { test: tools, long: { ...tools, ...longTools }, load: loadTools, costs: postgres };

/**
 * Runs in a separate process, in parallel with other waits. Installs packages one by one, so that a missing package
 * does not prevent those before it.
 */
async function installDebian(packages) {
  const asRoot = process.getuid?.() === 0 ? '' : 'sudo -n ';
  const apt = `${asRoot}env DEBIAN_FRONTEND=noninteractive apt-get -qq`;
  process.stdout.write(`Installing ${packages.join(', ')}…\n`);
  const install = ['update', ...packages.map((name) => `install -y --no-install-recommends ${name}`)]
    .map((command) => `${apt} ${command}`)
    .join(' && ');
  const [status] = await once(spawn('sh', ['-c', install], { stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
  if (status !== 0) process.stdout.write(`apt-get ended with ${status}\n`);
}

/**
 * Environment of `npm test`, `npm run test:long` (`long`), `npm run load` (`load`) or the server benchmarks (`costs`).
 * Throws if a program is neither installed nor available as a package.
 */
export async function findTools(run = 'test') {
  const wanted = toolsFor[run];
  const found = {};
  const look = async () => {
    for (const [name, { find }] of Object.entries(wanted)) found[name] ??= process.env[name] ?? (await find());
    return Object.keys(wanted).filter((name) => !found[name]);
  };
  const missing = await look();
  if (missing.length > 0) await installDebian(missing.map((name) => wanted[name].debian));
  for (const name of await look()) {
    const { debian, isOptional } = wanted[name];
    if (!isOptional) throw new Error(`Install Debian’s ${debian}, or name what you have in ${name}`);
    found[name] = found.KADAM_CHROMIUM;
  }
  return found;
}
