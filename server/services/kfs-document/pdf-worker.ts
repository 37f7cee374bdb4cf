import { parentPort } from 'node:worker_threads';
import { brand } from '../../../shared/brand';
import { kfsDocument } from '../../../shared/kfs/kfs-document';
import { loadAllTranslations } from '../../../shared/messages/define-messages';
import { kfsPdf } from './kfs-pdf';
import type { AskedPdf, DrawnPdf } from './pdf-messages';

const port = parentPort;
if (!port) throw new Error('this program runs in a worker thread');

async function drawn({ id, kfs, verifyAt }: AskedPdf): Promise<DrawnPdf> {
  try {
    const file = await kfsPdf(kfsDocument(kfs), { author: brand.name, madeAtMs: kfs.issuedAtMs, verifyAt });
    return { id, bytes: new Uint8Array(file) };
  } catch (fault) {
    return { id, fault };
  }
}

let queue = loadAllTranslations();
port.on('message', (asked: AskedPdf) => {
  queue = queue.then(async () => port.postMessage(await drawn(asked)));
});
