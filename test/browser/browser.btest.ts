import { expect, it } from 'vitest';
import { sharedBrowser } from './support/browser';

it('the browser of tests has off whatever Playwright switches off in it, though it is given a list of its own', async () => {
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
