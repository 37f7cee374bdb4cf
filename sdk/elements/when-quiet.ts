import { globalByName } from '../global-by-name';
import { nativeProperty } from '../native-property';

/** Limit for a picture that hangs or a script that is busy. */
export const QUIET_WITHIN_MS = 5_000;

/** Resolves once the page has loaded and is idle, so that the shop's own content comes first. Waits at most
 *  `QUIET_WITHIN_MS` for each. */
export const whenQuiet = async (): Promise<void> => {
  if (nativeProperty(document, 'readyState') !== 'complete')
    await new Promise((resolve) => {
      addEventListener('load', resolve, { once: true });
      setTimeout(resolve, QUIET_WITHIN_MS);
    });
  // Safari has no `requestIdleCallback`.
  const whenIdle = (globalByName('requestIdleCallback') ?? setTimeout) as typeof requestIdleCallback;
  await new Promise<void>((resolve) => void whenIdle(() => resolve(), { timeout: QUIET_WITHIN_MS }));
};
