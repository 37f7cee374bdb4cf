// `npm run diagrams`: writes docs/data-model.md, docs/lender-api.md, and the state diagrams of docs/architecture.md.
import { writeFileSync } from 'node:fs';
import { root } from './setup.mjs';
import { takesNothing } from './usage.mjs';

takesNothing(`npm run diagrams: writes docs/data-model.md from the migrations and the schema files, docs/lender-api.md from
shared/lender-api, and the state diagrams of docs/architecture.md from the state machines. It takes no arguments.`);

process.chdir(root);
const { runnerImport } = await import('vite');
const load = async (path) => (await runnerImport(path, { configFile: false, logLevel: 'error' })).module;
const { memoryDatabase } = await load('./server/testing/database/memory-database.ts');
const { dataModelPage } = await load('./build/data-model.ts');
const { architecturePage } = await load('./build/state-diagrams.ts');
const { lenderApiPage } = await load('./build/lender-api-page.ts');
writeFileSync('docs/data-model.md', await dataModelPage(await memoryDatabase()));
writeFileSync('docs/architecture.md', architecturePage());
writeFileSync('docs/lender-api.md', lenderApiPage());
