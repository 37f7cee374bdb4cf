import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TopBar } from '../../kit/top-bar';
import { fillBar } from './fill-bar';

const drawn = (name: string, logo: string): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<TopBar name={name} logo={logo} under="EMI with Kadam" back={false} exit={false} />);
  return root;
};
const logo = 'https://shop.example/logo.png';

it.each([
  ['a name', { merchantName: 'zenith & Sons' }, ''],
  ['a name and a logo', { merchantName: 'Zenith', merchantLogo: logo }, logo],
  ['a name that begins with no letter', { merchantName: '– Zenith' }, ''],
])('a bar that was prerendered without a shop equals with %s the bar of that shop', (_, details, given) => {
  const bar = drawn('', '');
  fillBar(bar, { merchantOrigin: 'https://shop.example', ...details });
  expect(bar.isEqualNode(drawn(details.merchantName, given))).toBe(true);
});

it('a logo that does not come leaves the first letter', () => {
  const made: HTMLImageElement[] = [];
  const RealImage = window.Image;
  vi.stubGlobal('Image', function image() {
    const image = new RealImage();
    made.push(image);
    return image;
  });
  const bar = drawn('', '');
  fillBar(bar, { merchantOrigin: 'https://shop.example', merchantName: 'Zenith', merchantLogo: logo });
  made[0]?.dispatchEvent(new Event('error'));
  expect(bar.isEqualNode(drawn('Zenith', ''))).toBe(true);
  vi.unstubAllGlobals();
});
