// Checks the commits after the one that added commitlint.config.mjs: messages by commitlint, and sizes. In a shallow
// clone the oldest commit counts as the one that added the file, so nothing is checked.
import { spawnSync } from 'node:child_process';

const MOST_FILES = 60;
const CONFIG = 'commitlint.config.mjs';

/** Lines of git's output; empty if git fails. */
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : [];
};

const start = git('log', '--diff-filter=A', '--format=%H', '--', CONFIG).at(-1);
const commits = start ? git('log', '--no-merges', '--format=%H %s', `${start}..HEAD`) : [];

const large = commits.filter((line) => {
  const [hash = '', type = ''] = line.split(/[ (:]/);
  return type !== 'codemod' && git('show', '--format=', '--name-only', hash).length > MOST_FILES;
});
for (const line of large) process.stderr.write(`over ${MOST_FILES} files, and no codemod: ${line}\n`);

const { status } =
  commits.length > 0 ? spawnSync('npx', ['commitlint', '--from', start], { stdio: 'inherit' }) : { status: 0 };
process.stdout.write(`commits: ${commits.length} checked\n`);
process.exitCode = status === 0 && large.length === 0 ? 0 : 1;
