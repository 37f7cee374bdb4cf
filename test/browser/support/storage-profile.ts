import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { launchOptions, prepareContext } from './browser';

/** What a person has set for cookies and storage of sites inside other sites. Chromium denies both or neither;
 *  Debian's denies them unless it is told otherwise. */
type ThirdPartyStorage = 'allowed' | 'denied';

/** Chromium's numbers for its setting `cookie_controls_mode`. */
const mode = { allowed: 0, denied: 1 } as const;

/** A browser of its own with that setting, which only a profile on the disk can carry. Closing the context ends it. */
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
  // The event of that name comes before the browser has ended, which still writes its settings.
  const close = context.close.bind(context);
  context.close = async (options) => {
    await close(options);
    await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  return context;
}
