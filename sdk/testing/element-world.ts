import { vi } from 'vitest';
import { defineEligibility } from '../elements/eligibility-element';
import { definePromo } from '../elements/promo-element';
import type { KadamApi } from '../types';

const TURNS = 30;

/** Everything that is under way in microtasks is done. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
}

/** Makes the elements known; a page that test files share keeps them, so each test says anew what `Kadam` is. */
export function useElements(kadam: KadamApi): void {
  vi.stubGlobal('Kadam', kadam);
  const world = { provider: 'https://pay.example', kadam: () => window.Kadam ?? kadam };
  definePromo(world);
  defineEligibility(world);
}

/** An element with attributes, in the page. Its events of the given names are told. */
export async function place(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  events: readonly string[] = ['error', 'shown', 'closed', 'eligibilityAsked', 'eligibilityChecked'],
): Promise<{ element: HTMLElement; told: [string, unknown][] }> {
  const element = document.createElement(tag);
  const told: [string, unknown][] = [];
  for (const name of events)
    element.addEventListener(name, (event) => told.push([name, (event as CustomEvent<unknown>).detail]));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  await settled();
  return { element, told };
}
