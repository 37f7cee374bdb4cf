import type { ShareResult } from '../app/ports';
import { deferredMessages } from '../deferred-messages';
import type { SharePicture } from '../flow/share-picture';
import type { ShareSupport } from '../flow/state';
import type { Messages } from '../page-messages';
import { drawPicture } from './draw-picture';
import { canDownload } from './share-support';

const FILE_NAME = 'emi-plans.png';
/** Long enough for every browser to have started the download. */
const KEEP_URL_MS = 60_000;

/** Hands the picture on in the way this browser can. A share sheet that the agent closes is no fault; one that the
 *  browser refuses falls back to the download. Source: S2§8. */
export async function sharePictureBy(
  page: Window & typeof globalThis,
  picture: SharePicture,
  support: ShareSupport,
  messages: Messages,
): Promise<ShareResult> {
  if (support === 'screenshot' || support === 'manual') return 'unsupported';
  const blob = await drawPicture(picture, messages, page.document);
  if (support === 'native') {
    const result = await shareNatively(
      page,
      blob,
      deferredMessages(messages).shareInfo.caption(picture.lenderName, picture.amountRupees),
    );
    if (result !== 'refused') return result;
  }
  if (!canDownload(page)) return 'unsupported';
  download(page, blob);
  return 'downloaded';
}

async function shareNatively(page: Window, blob: Blob, text: string): Promise<'shared' | 'dismissed' | 'refused'> {
  try {
    await page.navigator.share({ files: [new File([blob], FILE_NAME, { type: 'image/png' })], text });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'refused';
  }
}

function download(page: Window & typeof globalThis, blob: Blob): void {
  const url = page.URL.createObjectURL(blob);
  const link = page.document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  page.setTimeout(() => page.URL.revokeObjectURL(url), KEEP_URL_MS);
}
