// `npm run release`: stores the built SDK permanently under its version. Commit the files that it adds.
import './require-node.mjs';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPublished } from './sdk-package.mjs';
import { buildIfStale, installPackages, root } from './setup.mjs';
import { takesNothing } from './usage.mjs';

takesNothing(`npm run release: keeps the SDK, as it is built, under its version for good, in sdk/releases/<version>. It takes no
arguments. Before: the version in package.json, an entry in CHANGELOG.md.`);

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = join(root, 'sdk/releases', version);
const [, newest] = /^## (.+)$/m.exec(readFileSync(join(root, 'CHANGELOG.md'), 'utf8')) ?? [];
if (existsSync(folder)) throw new Error(`${version} is published; raise the version in package.json`);
if (newest !== version) throw new Error(`CHANGELOG.md begins with ${newest}, not with ${version}`);

await installPackages();
await buildIfStale();
const built = join(root, 'dist/sdk');
mkdirSync(folder);
for (const name of readdirSync(built).filter(isPublished)) copyFileSync(join(built, name), join(folder, name));
copyFileSync(join(built, 'built.json'), join(folder, 'manifest.json'));
process.stdout.write(`sdk/releases/${version} is new.\n`);
