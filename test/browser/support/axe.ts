import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Frame } from 'playwright';

/** axe itself, to be evaluated in the document that it looks at. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Otherwise axe also names every element that passes, and asks anew for each style sheet and sound of a page, which none of
 *  the rules that run here looks at: both take long and find nothing. */
export const VIOLATIONS_ALONE: RunOptions = { resultTypes: ['violations'], preload: false };

/** What axe finds in one document, as short lines; empty is what we want. It runs inside the frame, where the page's
 *  Content-Security-Policy would let no script tag in. */
export async function accessibilityFaults(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeSource);
  const { violations } = await frame.evaluate(
    // SAFETY: the line before has put it there.
    (options) => (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
    VIOLATIONS_ALONE,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
