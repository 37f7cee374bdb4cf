import type { ReactNode } from 'react';
import type { Locale } from '../../shared/locales';

/** The moment at which the states of all tests stand, epoch ms. */
export const SHOWN_AT_MS = 1_700_000_000_000;

/** A part of an app in one state. */
export interface Exhibit {
  /** Unique; what stands before the first stroke is the app: 'checkout/otp/verifying'. */
  readonly name: string;
  /** What is drawn, as soon as its language has come. */
  readonly draw: (locale: Locale) => Promise<ReactNode>;
}

/** Names for states: their words in order, and a number where others have the same. */
export function named<State extends object>(
  app: string,
  states: readonly State[],
  wordsOf: (state: State) => readonly unknown[],
): readonly (readonly [name: string, state: State])[] {
  const taken = new Map<string, number>();
  return states.map((state) => {
    const name = [app, ...wordsOf(state).filter((word) => typeof word === 'string' && word !== '')].join('/');
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    return [count === 1 ? name : `${name} ${count}`, state];
  });
}
