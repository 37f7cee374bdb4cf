import { vi } from 'vitest';
import { defineEligibility } from '../elements/eligibility-element';
import { definePromo } from '../elements/promo-element';
import type { KadamApi } from '../types/kadam.mjs';

const TURNS = 30;

/** Resolves when pending microtasks and one task have run. */
export async function settled(): Promise<void> {
  const nextMoment = () => new Promise<void>((resolve) => void setTimeout(resolve));
  for (const wait of [microtasks, nextMoment, microtasks]) await wait();
}

async function microtasks(): Promise<void> {
  for (let index = 0; index < TURNS; index += 1) await Promise.resolve();
}

/** Defines the elements and sets `Kadam`. Elements are in view, or with `areSeen: false` once the returned function is
 *  called. */
export function useElements(kadam: KadamApi, { areSeen = true } = {}): () => void {
  vi.stubGlobal('Kadam', kadam);
  let isNear = areSeen;
  const waiting: (() => void)[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: () => void;
      constructor(onSeen: (entries: readonly { isIntersecting: boolean }[]) => void) {
        this.#tell = () => onSeen([{ isIntersecting: isNear }]);
        waiting.push(this.#tell);
      }
      observe(): void {
        queueMicrotask(this.#tell);
      }
      disconnect(): void {
        waiting.splice(waiting.indexOf(this.#tell), 1);
      }
    },
  );
  const environment = { provider: 'https://pay.example', kadam: () => window.Kadam ?? kadam };
  definePromo(environment);
  defineEligibility(environment);
  return () => {
    isNear = true;
    for (const tell of [...waiting]) tell();
  };
}

interface Placed {
  readonly element: HTMLElement;
  readonly emitted: [string, unknown][];
}
const usualEvents = ['error', 'shown', 'closed', 'eligibilityAsked', 'eligibilityChecked'];

export async function place(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  events: readonly string[] = usualEvents,
): Promise<Placed> {
  const placed = put(tag, attributes, events);
  await settled();
  return placed;
}

export async function placeSoon(tag: string, attributes: Readonly<Record<string, string>>): Promise<Placed> {
  const placed = put(tag, attributes, usualEvents);
  await vi.advanceTimersByTimeAsync(1);
  return placed;
}

function put(tag: string, attributes: Readonly<Record<string, string>>, events: readonly string[]): Placed {
  const element = document.createElement(tag);
  const emitted: [string, unknown][] = [];
  for (const name of events)
    element.addEventListener(name, (event) => emitted.push([name, (event as CustomEvent<unknown>).detail]));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return { element, emitted };
}
