import { describe, expect, it } from 'vitest';
import { dropHidden, inputIssue } from './plain-input';

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

describe('hidden characters in a value from outside', () => {
  it.each([
    ['a zero-width space', 'Ri\u200bce'],
    ['a word joiner', '\u2060Rice'],
    ['a byte-order mark', '\ufeffRice'],
    ['an override of the direction', '\u202eRice\u202c'],
    ['an isolate', '\u2066Rice\u2069'],
  ])('go, wherever %s stands', (_what, text) => {
    const value = { items: [{ name: text }, text, [text]], text };
    dropHidden(value);
    expect(value).toEqual({ items: [{ name: 'Rice' }, 'Rice', ['Rice']], text: 'Rice' });
  });

  it('are not what Hindi and emoji are joined with, nor the marks of direction', () => {
    const text = 'क्\u200dष क्\u200cष 👩‍👩‍👧 \u200e\u200f';
    const value = { text, amount: 1, none: null, on: true };
    dropHidden(value);
    expect(value).toEqual({ text, amount: 1, none: null, on: true });
  });

  it('leave nothing of a name that consists of them', () => {
    const value = { name: '\u200b\u200b' };
    dropHidden(value);
    expect(value).toEqual({ name: '' });
  });
});
