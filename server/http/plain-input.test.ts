import { describe, expect, it } from 'vitest';
import { inputIssue } from './plain-input';

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('a value from outside', () => {
  it('may be nested 20 levels deep, and no deeper: 30,000 levels are refused alike', () => {
    expect(inputIssue(nested(20))).toBeNull();
    for (const depth of [22, 10_000, 30_000]) expect(inputIssue(nested(depth))).toContain('20 levels');
  });

  it.each([
    ['a NUL', 'a\0b'],
    ['a lone high surrogate', 'a\ud800b'],
    ['a lone low surrogate', '\udc00'],
  ])('may not hold %s, in a text or in the name of a field', (_what, text) => {
    expect(inputIssue({ items: [{ name: text }] })).toContain('NUL');
    expect(inputIssue({ [text]: 1 })).toContain('NUL');
  });

  it('may hold everything else that people type', () => {
    expect(inputIssue({ name: 'आशा 👩‍👩‍👧 \u0001 \uffff', list: [null, true, -0, 1e21] })).toBeNull();
    expect(inputIssue(undefined)).toBeNull();
  });
});
