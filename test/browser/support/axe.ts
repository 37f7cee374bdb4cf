import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Frame } from 'playwright';

/** Source of axe, to be evaluated in the tested document. */
export const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Without these options axe also lists every passing element and requests each stylesheet and sound again, which is
 *  slow and finds nothing here. */
export const VIOLATIONS_ALONE: RunOptions = { resultTypes: ['violations'], preload: false };

/** Faults that axe finds in one document, as short lines; expected to be empty. Runs inside the frame, as the page's
 *  Content-Security-Policy would block a script tag. */
export async function accessibilityFaults(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axeSource);
  const { violations } = await frame.evaluate(
    // SAFETY: the previous statement has defined it.
    (options) => (globalThis as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(options),
    VIOLATIONS_ALONE,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}
