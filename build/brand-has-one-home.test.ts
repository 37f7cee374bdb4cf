import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brand } from '../shared/brand';
import { routes } from '../shared/site/routes';

/** Where the name is not of the product: its configuration, a lender's own name, and what is said to operators. */
const excepted = ['shared/brand.ts', 'shared/lenders/kadam-credit.ts', 'server/store/folder-lock.ts'];

// @req Q-053
it('the product’s name is typed into no page, word or answer: it comes from shared/brand.ts', () => {
  const files = ['shared', 'frames', 'server'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const typing = files
    .filter((file) => /(?<!test)\.tsx?$/.test(file) && !/\/(testing|gallery|sandbox)\/|-tests\.ts$/.test(file))
    .filter((file) => !excepted.includes(file))
    .filter((file) => {
      const code = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
      return new RegExp(`(['"\`>])(?:(?!\\1)[^\\n])*\\b${brand.name}\\b`).test(code);
    });
  expect(typing).toEqual([]);
  expect(routes.home.path).toBe(`/home/buy-with-${brand.product}`);
});
