import { describe, expect, it } from 'vitest';
import { isOutage } from './outage';

const coded = (code: string, more: object = {}): Error => Object.assign(new Error('words'), { code, ...more });

describe('isOutage', () => {
  it.each([
    ['08006', 'connection failure'],
    ['25006', 'read-only'],
    ['25P03', 'idle in a transaction for too long'],
    ['40P01', 'deadlock'],
    ['53100', 'disk full'],
    ['53300', 'too many connections'],
    ['57P01', 'shut down'],
    ['57P02', 'crash'],
    ['57P03', 'starting'],
    ['58030', 'error of the disk'],
    ['ECONNREFUSED', 'no process listens'],
    ['ECONNRESET', 'cut off'],
    ['ENOSPC', 'disk full'],
    ['EPIPE', 'cut off'],
    ['EROFS', 'read-only'],
  ])('is true for %s: %s', (code) => {
    expect(isOutage(coded(code))).toBe(true);
  });

  it.each(['Connection terminated unexpectedly', 'timeout exceeded when trying to connect'])(
    'is true for ‘%s’, which has no code',
    (message) => {
      expect(isOutage(new Error(message))).toBe(true);
    },
  );

  it('is true for an error caused by an outage', () => {
    expect(isOutage(new Error('words', { cause: coded('57P01') }))).toBe(true);
  });

  it('is true for a missing socket, and no other file', () => {
    expect(isOutage(coded('ENOENT', { syscall: 'connect' }))).toBe(true);
    expect(isOutage(coded('ENOENT', { syscall: 'open' }))).toBe(false);
  });

  it.each([
    ['23505', 'the same twice'],
    ['22021', 'a character that cannot be stored'],
    ['42P01', 'no such table'],
    ['25P02', 'a statement after a failed one'],
    ['P0001', 'refused by a trigger'],
  ])('is false for %s: %s', (code) => {
    expect(isOutage(coded(code))).toBe(false);
  });

  it("is false for an error of the server's code", () => {
    expect([isOutage(new Error('ours')), isOutage('57P01'), isOutage(undefined)]).toEqual([false, false, false]);
  });
});
