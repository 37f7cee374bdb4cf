import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readProof, seedOf } from '../../../shared/api/proof-of-work';
import { Sha256Search } from './sha256-search';
import { solveProof } from './solve-proof';

const TOKEN = `1767588600000.1767588480000.12.name.${'Zk3_-x'.repeat(7)}Q`;

const firstBits = (token: string, index: number, answer: number): number => {
  const message = Buffer.alloc(52);
  message.write(seedOf(token), 'ascii');
  message.writeUInt32BE(index, 44);
  message.writeUInt32BE(answer, 48);
  return createHash('sha256').update(message).digest().readUInt32BE(0);
};

describe('the search', () => {
  it('has the first word of SHA-256 for 1,000 answers', () => {
    const search = new Sha256Search(seedOf(TOKEN));
    for (let answer = 0; answer < 1_000; answer += 1) {
      const far = (answer * 4_294_967) >>> 0;
      expect(search.firstWord(answer % 16, far)).toBe(firstBits(TOKEN, answer % 16, far));
    }
  });
});

describe('a challenge of 8 bits', () => {
  const idle = { nowMs: () => 0, pause: async () => undefined };

  it('is answered by the token and 16 numbers whose hashes begin with 8 zero bits', async () => {
    const proof = readProof(await solveProof({ token: TOKEN, bits: 8 }, new AbortController().signal, idle));
    expect(proof?.token).toBe(TOKEN);
    expect(proof?.answers).toHaveLength(16);
    for (const [index, answer] of (proof?.answers ?? []).entries())
      expect(firstBits(TOKEN, index, answer) >>> 24).toBe(0);
  });

  it('yields to the page every 12 ms', async () => {
    let nowMs = 0;
    const pausedAtMs: number[] = [];
    const ports = {
      // Each reading of the clock is 5 ms later.
      nowMs: () => {
        nowMs += 5;
        return nowMs;
      },
      pause: async () => void pausedAtMs.push(nowMs),
    };
    await solveProof({ token: TOKEN, bits: 8 }, new AbortController().signal, ports);
    expect(pausedAtMs.length).toBeGreaterThan(3);
    expect(pausedAtMs[0]).toBe(20);
    for (const [place, atMs] of pausedAtMs.slice(1).entries()) expect(atMs - (pausedAtMs[place] ?? 0)).toBe(20);
  });

  it('is aborted with its call', async () => {
    const given = new AbortController();
    const ports = { nowMs: () => performance.now() * 1_000, pause: async () => given.abort(new Error('given up')) };
    await expect(solveProof({ token: TOKEN, bits: 24 }, given.signal, ports)).rejects.toThrow('given up');
  });
});
