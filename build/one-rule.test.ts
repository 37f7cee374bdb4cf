import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as hub from '../examples/hub/options';
import * as rules from '../shared/rules/validation';

const root = join(import.meta.dirname, '..');

/** 'NAME = value' of every constant, by file. */
const constant = /(?:^|\s)const ([A-Z][A-Z_]+) = ([^;]+);/g;
const sourcesIn = (folder: string): { file: string; source: string }[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.\w*test\.|(^|\/)testing\/|^releases\//.test(file))
    .map((file) => ({ file: `${folder}/${file}`, source: readFileSync(join(root, folder, file), 'utf8') }));
const constantsIn = (sources: ReturnType<typeof sourcesIn>): { name: string; value: string; file: string }[] =>
  sources.flatMap(({ file, source }) =>
    [...source.matchAll(constant)].map(([, name = '', value = '']) => ({ name, value, file })),
  );
const program = ['shared', 'server', 'frames', 'sdk'].flatMap(sourcesIn);
const constants = constantsIn(program);

it('no constant has two homes, and no name of one two meanings', () => {
  expect(constants.length).toBeGreaterThan(150);
  const again = constants.filter(({ name }, at) => constants.findIndex((each) => each.name === name) !== at);
  expect(again.map(({ name, file }) => `${file}: ${name} once more`)).toEqual([]);
});

it('a day and a time of day are those of India, whatever clock the device or the server goes by', () => {
  const ofTheDevice =
    /\.get(Hours|Minutes|Date|Day|Month|FullYear)\(|\.toLocale\w*String\(|DateTimeFormat\((?!.*timeZone)/;
  const found = program.flatMap(({ file, source }) => (ofTheDevice.test(source) ? file : []));
  expect(found).toEqual([]);
});

it('a time that several parts of the server go by stands with its rules', () => {
  const isTest = (file: string): boolean => /\.\w*test\.|(^|\/)testing\//.test(file);
  const files = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !isTest(file))
    .map((file) => [file, readFileSync(join(root, 'server', file), 'utf8')] as const);
  const layerOf = (file: string): string => file.split('/')[0] ?? '';
  const elsewhere = files
    .filter(([file]) => layerOf(file) !== 'rules')
    .flatMap(([file, source]) =>
      [...source.matchAll(/export const ([A-Z_]+_(?:MS|S|SECONDS)) =/g)].flatMap(([, name = '']) =>
        files.some(([other, text]) => layerOf(other) !== layerOf(file) && new RegExp(`\\b${name}\\b`).test(text))
          ? `${name} in server/${file}`
          : [],
      ),
    );
  expect(elsewhere).toEqual([]);
});

it('what is typed is kept over a reload as long as its rule lets it be, and by no number of its own', () => {
  const stores = readdirSync(join(root, 'frames'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('/app/draft-store.ts'),
  );
  expect(stores.length).toBeGreaterThan(1);
  const bare = stores.flatMap((file) =>
    [...readFileSync(join(root, 'frames', file), 'utf8').matchAll(/\b(?:text|int)\(\d[^)]*\)/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(bare).toEqual([]);
});

it('the example merchant, who imports nothing of ours, has the lengths of the rules', () => {
  const most = '9'.repeat(30);
  expect(hub.typedAmount(most)).toHaveLength(rules.AMOUNT_MAX_LENGTH);
  expect(hub.typedMobile(most)).toHaveLength(rules.MOBILE_TYPED_MAX_LENGTH);
  for (const typed of ['98765', '+91-098765 43210', '0091 98765 43210', '98765432101', '09876'])
    expect(hub.typedMobile(typed)).toBe(rules.mobileDigits(typed));
  const [theirs, ours] = [constantsIn(sourcesIn('examples')), constants].map((all) =>
    all.find(({ name }) => name === 'SECRET_MIN_LENGTH'),
  );
  expect(theirs?.value).toBe(ours?.value);
});
