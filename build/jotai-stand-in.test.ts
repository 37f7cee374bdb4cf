import fc from 'fast-check';
import * as jotai from 'jotai/vanilla';
import { selectAtom } from 'jotai/vanilla/utils';
import { describe, expect, it } from 'vitest';
import * as own from '../frames/platform/stand-ins/jotai';

/** What both have. */
interface Library {
  readonly createStore: () => {
    get(atom: unknown): unknown;
    set(atom: unknown, value: unknown): void;
    sub(atom: unknown, hear: () => void): () => void;
  };
  readonly atom: (given: unknown) => unknown;
  readonly selectAtom: (whole: unknown, partOf: unknown, isSame: unknown) => unknown;
}
type Get = (atom: unknown) => number;

/** Two values, and what follows from them: by way of others, by way of one or the other, and a part that stays the same. */
function world({ atom, selectAtom, createStore }: Library) {
  const left = atom(0);
  const right = atom(0);
  const sum = atom((get: Get) => get(left) + get(right));
  const isHigh = atom((get: Get) => (get(sum) > 4 ? 1 : 0));
  const either = atom((get: Get) => (get(isHigh) ? get(left) : get(right)));
  const part = selectAtom(
    sum,
    (value: number) => ({ half: Math.floor(value / 2), odd: value % 2 }),
    (one: { half: number }, other: { half: number }) => one.half === other.half,
  );
  const atoms = [left, right, sum, isHigh, either, part];
  const store = createStore();
  const heard: string[] = [];
  const stops = new Map<number, () => void>();
  return {
    store,
    atoms,
    /** One thing that is done, and what is there and was heard after it. */
    step([kind, at, value]: readonly [kind: 'set' | 'raise' | 'hear' | 'stop', at: number, value: number]): unknown {
      heard.length = 0;
      if (kind === 'set') store.set(atoms[at % 2], value);
      else if (kind === 'raise') store.set(atoms[at % 2], (before: number) => before + value);
      else if (kind === 'stop') {
        stops.get(at)?.();
        stops.delete(at);
      } else if (!stops.has(at)) {
        stops.set(
          at,
          store.sub(atoms[at], () => heard.push(`${at}: ${JSON.stringify(store.get(atoms[at]))}`)),
        );
      }
      return [atoms.map((each) => store.get(each)), [...heard].sort()];
    },
  };
}

const theirs = { ...jotai, selectAtom } as unknown as Library;
const ours = own as unknown as Library;
const steps = fc.array(
  fc.tuple(fc.constantFrom('set', 'raise', 'hear', 'stop'), fc.nat(5), fc.integer({ min: -1, max: 5 })),
  { maxLength: 30 },
);

describe('a store that a page has', () => {
  it('has the values of jotai after anything that is done, and the same hear of it', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const [one, other] = [world(theirs), world(ours)];
        for (const each of all) expect(other.step(each)).toEqual(one.step(each));
      }),
      { numRuns: 500 },
    );
  });

  it('keeps a part that is the same as before one object', () => {
    const { store, atoms } = world(ours);
    const part = store.get(atoms[5]);
    store.set(atoms[0], 1);
    expect(store.get(atoms[5])).toBe(part);
    store.set(atoms[0], 2);
    expect(store.get(atoms[5])).not.toBe(part);
  });

  it('shares nothing with another store', () => {
    const library = own.atom(0);
    const [one, other] = [own.createStore(), own.createStore()];
    one.set(library, 1);
    expect([one.get(library), other.get(library)]).toEqual([1, 0]);
  });

  it('says to each listener what stands when it is told, where one of them changes something again', () => {
    for (const { createStore, atom } of [theirs, ours]) {
      const store = createStore();
      const number = atom(0);
      const told: unknown[] = [];
      store.sub(number, () => {
        if (store.get(number) === 1) store.set(number, 2);
      });
      store.sub(number, () => told.push(store.get(number)));
      store.set(number, 1);
      expect(told.at(-1)).toBe(2);
    }
  });
});
