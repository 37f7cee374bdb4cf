import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { launchOptions, prepareContext } from './browser';

/** User setting for third-party cookies and storage. Chromium denies both or neither; Debian's Chromium denies them by
 *  default. */
type ThirdPartyStorage = 'allowed' | 'denied';

/** Values of Chromium's setting `cookie_controls_mode`. */
const mode = { allowed: 0, denied: 1 } as const;

/** A separate browser with that setting, which requires a profile on disk. Closing the context ends it. */
export async function launchProfile(
  thirdPartyStorage: ThirdPartyStorage,
  viewport = { width: 1024, height: 768 },
): Promise<BrowserContext> {
  const folder = await mkdtemp(join(tmpdir(), 'kadam-profile-'));
  await mkdir(join(folder, 'Default'));
  const settings = { profile: { cookie_controls_mode: mode[thirdPartyStorage] } };
  await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    viewport,
    reducedMotion: 'reduce',
  });
  prepareContext(context);
  // The event fires before the browser has ended, which still writes its settings.
  const close = context.close.bind(context);
  context.close = async (options) => {
    await close(options);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return context;
}
