import { expect, it } from 'vitest';
import { sharedBrowser } from './support/browser';

it('the test browser disables all features that Playwright disables, although it passes its own list', async () => {
  const session = await (await sharedBrowser()).newBrowserCDPSession();
  const { commandLine } = await session.send('SystemInfo.getInfo');
  const [ofPlaywright = [], ours = [], ...more] = [...commandLine.matchAll(/--disable-features=(\S+)/g)].map(
    ([, features = '']) => features.split(','),
  );
  expect(more).toEqual([]);
  expect(ofPlaywright.length).toBeGreaterThan(5);
  expect(ours.slice(0, ofPlaywright.length)).toEqual(ofPlaywright);
  await session.detach();
});
