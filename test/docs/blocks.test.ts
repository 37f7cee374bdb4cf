import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pagePolicy } from '../../server/http/security-headers';
import { catalogueFile } from '../../server/services/catalogue/catalogue-file';
import { merchantsFile } from '../../server/services/registered-merchants';
import { FailureEnvelope, SuccessEnvelope } from '../../shared/api/envelope';
import { header } from '../../shared/api/headers';
import { ResultClaims } from '../../shared/api/order';
import { blocksOf, type CodeBlock, documentsWithCode, read, root } from './markdown';

const blocks = documentsWithCode().flatMap(blocksOf);
const of = (...languages: string[]): CodeBlock[] => blocks.filter(({ language }) => languages.includes(language));
const [guide, operations] = ['docs/merchant-guide.md', 'docs/operations.md'];

/** Where the blocks of a language are held against what they speak of. */
const heldBy: Readonly<Record<string, string>> = {
  ts: 'test/integrator/package.itest.ts',
  js: 'test/integrator/package.itest.ts',
  jsx: 'test/integrator/package.itest.ts',
  html: 'test/integrator/package.itest.ts',
  python: 'test/integrator/python-server.itest.ts',
  java: 'test/integrator/other-languages.itest.ts',
  php: 'test/integrator/other-languages.itest.ts',
  json: 'test/docs/blocks.test.ts',
  jsonc: 'test/docs/blocks.test.ts',
  http: 'test/docs/blocks.test.ts',
  sh: 'test/docs/blocks.test.ts',
  csp: 'test/docs/blocks.test.ts',
  sql: 'server/services/payments/order-audit.itest.ts',
  mermaid: 'test/docs/architecture.test.ts',
  // Drawings.
  text: '',
};

describe('the code in the documents', () => {
  it('is of languages that a test holds against the code, each block with its language', () => {
    expect(blocks.length).toBeGreaterThan(30);
    expect(blocks.filter(({ language }) => !(language in heldBy)).map(({ place }) => place)).toEqual([]);
    const tests = Object.values(heldBy).filter((file) => file !== '');
    expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('has JSON that passes the schema of what it is a sample of', () => {
    const samples: readonly (readonly [RegExp, (value: unknown) => unknown])[] = [
      [/"emiPlanId"/, (value) => ResultClaims.parse(value)],
      [/"merchantKey"/, (value) => merchantsFile('production').parse(value)],
      [/"categoryId"/, (value) => catalogueFile('production').parse(value)],
      [/"files"/, (value) => expect(value).toMatchObject({ version: expect.any(String), files: expect.any(Object) })],
    ];
    for (const { place, text } of of('json')) {
      const sample = samples.find(([pattern]) => pattern.test(text));
      expect([place, sample !== undefined]).toEqual([place, true]);
      sample?.[1](JSON.parse(text));
    }
    expect(of('json')).toHaveLength(samples.length);
  });

  it('has answers with remarks that pass the schema of answers', () => {
    const parsed = of('jsonc').map(({ text }) => JSON.parse(text.replace(/\/\*.*?\*\/|\/\/.*$/gm, '')) as object);
    expect(parsed.map((answer) => SuccessEnvelope.safeParse(answer).success)).toEqual([true, false]);
    expect(Object.keys(FailureEnvelope.parse(parsed[1])).sort()).toEqual(Object.keys(FailureEnvelope.shape).sort());
  });

  it('has a webhook with the headers and the body that the sender gives it', () => {
    const [sample] = of('http');
    const [head = '', body = ''] = (sample?.text ?? '').split('\n\n');
    const names = head
      .split('\n')
      .slice(1)
      .map((line) => line.split(':', 1)[0]);
    const sender = read('server/services/payments/webhook-sender.ts');
    expect(names).toEqual(
      [...(/headers: \{ (.*) \}/.exec(sender)?.[1] ?? '').matchAll(/'([\w-]+)':/g)].map(([, name]) => name),
    );
    expect(Object.keys(JSON.parse(body) as object)).toEqual(['signedResult']);
  });

  it('has commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    const variables = new Set(read('server/config.ts').match(/\b[A-Z][A-Z_]+(?=:)/g));
    const unknown = of('sh').flatMap(({ place, text }) =>
      text
        .replaceAll('\\\n', ' ')
        .split(/\n|&&/)
        .map((line) => line.replace(/#.*/, '').trim())
        .filter((line) => line !== '' && !isKnown(line))
        .map((line) => `${place}: ${line}`),
    );
    expect(unknown).toEqual([]);

    function isKnown(line: string): boolean {
      const [, given = '', command = ''] = /^((?:[A-Z_]+=\S+\s+)*)(.*)$/.exec(line) ?? [];
      if ([...given.matchAll(/([A-Z_]+)=/g)].some(([, name = '']) => !variables.has(name))) return false;
      const part = /^npm run build (\w+)$/.exec(command)?.[1];
      if (part) return read('build/build.mjs').includes(`  async ${part}() {`);
      const script = /^npm (?:run ([\w:]+)|(start|test))$/.exec(command);
      if (script) return (script[1] ?? script[2] ?? '') in scripts;
      const path = /^npx vitest run (\S+)$|^node (?:--[\w-]+ )*(\S+)$/.exec(command);
      if (path?.[1] !== undefined) return existsSync(join(root, path[1]));
      if (path?.[2] !== undefined)
        return read('build/entries.ts').includes(
          `${basename(path[2], '.js')}: '${path[2].replace(/^dist\/(.*)\.js$/, '$1.ts')}'`,
        );
      return command === 'npm install';
    }
  });

  it('has policies of directives that browsers know, and ours as it is sent', () => {
    const namesOf = (policy: string): string[] =>
      policy
        .split(';')
        .map((directive) => directive.trim().split(/\s/, 1)[0] ?? '')
        .filter((name) => name !== '');
    const sent = namesOf(
      pagePolicy({ styleHashes: [], scriptHashes: [], imageOrigins: [], ancestors: ['https://shop.example'] }),
    );
    const inOurs = of('csp').find(({ place }) => place.startsWith('docs/security.md'));
    expect(namesOf(inOurs?.text ?? '').sort()).toEqual(sent.sort());
    for (const { place, text } of of('csp'))
      expect([place, namesOf(text).filter((name) => ![...sent, 'frame-src'].includes(name))]).toEqual([place, []]);
  });

  it('names headers of merchants’ calls as the API has them', () => {
    const named = of('js').flatMap(({ text }) =>
      [...text.matchAll(/"((?:ic|idempotency)-[\w-]+)"/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !Object.values<string | undefined>(header).includes(name))).toEqual([]);
  });

  it('stands in the documents that people read first', () => {
    for (const path of [guide, operations, 'README.md', 'CONTRIBUTING.md', 'sdk/README.md'])
      expect(documentsWithCode()).toContain(path);
  });
});
