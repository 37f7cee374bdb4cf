import { expect, it } from 'vitest';
import { defaultLocale, locales } from '../shared/locales';
import { words } from './words-plugin';

/** In pieces: the plugin reads this file too. */
const meta = ['import', 'meta'].join('.');
const transformed = (code: string): string => words().transform.handler(code)?.code ?? '';
/** What loads the words by that name in each language but the one that every page has. */
const loadersOf = (names: string): string => {
  const others = locales.filter((locale) => locale !== defaultLocale);
  return `({ ${others.map((locale) => `${locale}: () => import("\\u0000words/${names}/${locale}")`).join(', ')} })`;
};
const load = (id: string): string => words().load.handler(id) ?? '';

it('a page that says some of its words later loads those of its first screen alone, and they the rest', () => {
  const code = transformed(`${meta}.stagedWords(['common', 'agentResult'], ['errors', 'agentDeferred'],)`);
  expect(code).toBe(loadersOf('common.agentResult/errors.agentDeferred'));
  const first = load('\0words/common.agentResult/errors.agentDeferred/hi');
  expect(first).toMatch(/hi\/common\.ts.*\n.*hi\/agent-result\.ts/);
  expect(first).not.toMatch(/errors\.ts|agent-deferred\.ts/);
  expect(first).toContain('export const rest = () => import("\\u0000words/errors.agentDeferred/hi");');
  expect(load('\0words/errors.agentDeferred/hi')).toMatch(/hi\/errors\.ts.*\n.*hi\/agent-deferred\.ts/);
});

it('a page without later ones loads all at once', () => {
  expect(transformed(`${meta}.laterWords('common', 'benefit')`)).toBe(loadersOf('common.benefit'));
  expect(load('\0words/common.benefit/hi')).not.toMatch(/\bconst rest\b/);
});

it('a file that is missing in a language is named', () => {
  expect(() => load('\0words/nothing/hi')).toThrow('shared/words/hi/nothing.ts is missing');
});
