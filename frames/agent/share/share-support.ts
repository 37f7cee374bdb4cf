import type { ShareSupport } from '../flow/state';

/** The picture that stands for any picture when the browser is asked whether it shares files. */
const sample = (): File => new File([''], 'emi.png', { type: 'image/png' });

/** Native sharing with files first; else Firefox, then a download, then by hand. Source: S2§8, Q-045. */
export function shareSupportOf(page: Window & typeof globalThis): ShareSupport {
  const { navigator } = page;
  const canShareFiles =
    typeof navigator.share === 'function' &&
    typeof navigator.canShare === 'function' &&
    navigator.canShare({ files: [sample()] });
  if (canShareFiles) return 'native';
  if (/firefox|fxios/i.test(navigator.userAgent)) return 'screenshot';
  return canDownload(page) ? 'download' : 'manual';
}

export const canDownload = (page: Window & typeof globalThis): boolean =>
  typeof page.HTMLCanvasElement?.prototype.toBlob === 'function' &&
  typeof page.URL?.createObjectURL === 'function' &&
  'download' in page.document.createElement('a');
