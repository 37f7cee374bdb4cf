import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutLog } from './silent-penpal-plugin';

const penpal = readFileSync('node_modules/penpal/dist/penpal.mjs', 'utf8');

it('takes twelve statements of penpal, each of which writes to a log, and nothing else', () => {
  const left = withoutLog(penpal).split('\n');
  const gone = penpal.split('\n').filter((line) => !left.includes(line));
  expect(gone.filter((line) => /\blog\?\.\(/.test(line))).toHaveLength(12);
  expect(penpal.length - left.join('\n').length).toBe(740);
});

it('refuses a file whose log it does not know', () => {
  expect(() => withoutLog('connect()')).toThrow('in another way now');
  expect(() => withoutLog('    log?.("a");\n  return log?.("b");\n')).toThrow('in another way now');
});
