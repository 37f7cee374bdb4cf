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

/** The test that checks the blocks of each language. */
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
  text: '',
};

describe('code blocks of the documents', () => {
  it('each block has a language that a test checks', () => {
    expect(blocks.length).toBeGreaterThan(30);
    expect(blocks.filter(({ language }) => !(language in heldBy)).map(({ place }) => place)).toEqual([]);
    const tests = Object.values(heldBy).filter((file) => file !== '');
    expect(tests.filter((file) => !existsSync(join(root, file)))).toEqual([]);
  });

  it('JSON blocks pass the schema of their subject', () => {
    const samples: readonly (readonly [RegExp, (value: unknown) => unknown])[] = [
      [/"emiPlanId"/, (value) => ResultClaims.parse(value)],
      [/"merchantKey"/, (value) => merchantsFile('production').parse(value)],
      [/"categoryId"/, (value) => catalogueFile('production').parse(value)],
      [/"files"/, (value) => expect(value).toMatchObject({ version: expect.any(String), files: expect.any(Object) })],
    ];
    // Examples of this page are the ones that shared/lender-api/lender-api.test.ts parses.
    const written = of('json').filter(({ place }) => !place.startsWith('docs/lender-api.md'));
    for (const { place, text } of written) {
      const sample = samples.find(([pattern]) => pattern.test(text));
      expect([place, sample !== undefined]).toEqual([place, true]);
      sample?.[1](JSON.parse(text));
    }
    expect(written).toHaveLength(samples.length);
  });

  it('annotated responses pass the schema of responses', () => {
    const parsed = of('jsonc').map(({ text }) => JSON.parse(text.replace(/\/\*.*?\*\/|\/\/.*$/gm, '')) as object);
    expect(parsed.map((answer) => SuccessEnvelope.safeParse(answer).success)).toEqual([true, false]);
    expect(Object.keys(FailureEnvelope.parse(parsed[1])).sort()).toEqual(Object.keys(FailureEnvelope.shape).sort());
  });

  it('the webhook has the headers and the body of the sender', () => {
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

  it('commands exist', () => {
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

  it('policies have directives that browsers know, and the sent policy equals the documented one', () => {
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

  it('headers of merchants’ calls are those of the API', () => {
    const named = of('js').flatMap(({ text }) =>
      [...text.matchAll(/"((?:ic|idempotency)-[\w-]+)"/g)].map(([, name]) => name),
    );
    expect(named.length).toBeGreaterThan(1);
    expect(named.filter((name) => !Object.values<string | undefined>(header).includes(name))).toEqual([]);
  });

  it('the first documents for readers contain code', () => {
    for (const path of [guide, operations, 'README.md', 'CONTRIBUTING.md', 'sdk/README.md'])
      expect(documentsWithCode()).toContain(path);
  });
});
