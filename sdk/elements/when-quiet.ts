import { globalByName } from '../global-by-name';
import { nativeProperty } from '../native-property';

/** However long a picture of the page hangs, or a script of it works. */
export const QUIET_WITHIN_MS = 5_000;

/** Resolves once the page has loaded and has nothing else to do: what the shop itself shows comes first. Neither is waited
 *  for longer than `QUIET_WITHIN_MS`. */
export const whenQuiet = async (): Promise<void> => {
  if (nativeProperty(document, 'readyState') !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
      setTimeout(resolve, QUIET_WITHIN_MS);
    });
  // Safari has none.
  const whenIdle = (globalByName('requestIdleCallback') ?? setTimeout) as typeof requestIdleCallback;
  await new Promise<void>((resolve) => void whenIdle(() => resolve(), { timeout: QUIET_WITHIN_MS }));
};
