import { type SpawnOptions, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A temporary folder, and the options for programs that use it. */
export interface Workplace {
  readonly folder: string;
  readonly options: SpawnOptions;
}

export function workplace(prefix: string): Workplace {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  const user = userWithoutPower();
  if (user) chownSync(folder, user.uid, user.gid);
  return { folder, options: { cwd: folder, env: { ...process.env, LC_ALL: 'C' }, ...user } };
}

/** Runs a PostgreSQL program to its end. Throws its output if it fails. */
export function runProgram(name: string, args: readonly string[], options: SpawnOptions): void {
  const { status, stderr, error } = spawnSync(join(programFolder(), name), args, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${name} failed: ${stderr}${error ?? ''}`);
}

/** Folder of `initdb` and `postgres`. */
export function programFolder(): string {
  const named = process.env.KADAM_POSTGRES;
  const asked = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim();
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = spawnSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' }).stdout.trim();
  const candidates = [
    named,
    ...versions.map((version) => join(debian, version, 'bin')),
    asked,
    onPath && dirname(onPath),
  ];
  const found = candidates.find(
    (folder) => folder && existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')),
  );
  if (!found)
    throw new Error(
      'These tests need PostgreSQL’s server programs (initdb, postgres): install Debian’s package "postgresql", or name their folder in KADAM_POSTGRES.',
    );
  return found;
}

/** PostgreSQL refuses to run as root: under root it runs as another system user. Null otherwise. */
function userWithoutPower(): { readonly uid: number; readonly gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const id = (flag: string): number =>
      Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout.trim() || Number.NaN);
    const [uid, gid] = [id('-u'), id('-g')];
    if (Number.isInteger(uid) && Number.isInteger(gid) && uid > 0) return { uid, gid };
  }
  throw new Error('PostgreSQL does not run as root and there is no other user to run it as');
}
