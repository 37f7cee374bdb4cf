// `npm run requirements`: writes docs/requirements.md.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';
import { takesNothing } from './usage.mjs';

takesNothing(`npm run requirements: writes docs/requirements.md from docs/requirements.tsv and from the \`// @req\` comments above
tests. It takes no arguments.

Ends with 1 where a comment is wrong, or where a requirement has neither a test nor a reason.`);

// Imported late: the parser takes a second to load, and `--help` does not need it.
const { reportOf } = await import('./requirements-report.mjs');
const { page, faults } = reportOf(root);
writeFileSync(join(root, 'docs/requirements.md'), page);
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
