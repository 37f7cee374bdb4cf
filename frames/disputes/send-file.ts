import * as z from 'zod/mini';
import { uploadDisputeFile } from '../../shared/api/disputes';
import { RefusalMark } from '../../shared/api/envelope';
import { DISPUTE_FILE_NAME_MAX_LENGTH } from '../../shared/rules/disputes/limits';
import { FileNotSent } from './file-not-sent';

type BrowserPage = Window & typeof globalThis;

const Answer = z.object({ success: z.literal(true), data: uploadDisputeFile.response });

/** Uploads a file with progress; resolves to its id. `XMLHttpRequest`, because `fetch` reports no upload progress. Rejects with
 *  `FileNotSent`, and if `signal` aborts. */
export async function sendFile(
  page: BrowserPage,
  file: File,
  { onPercent, signal }: { readonly onPercent: (percent: number) => void; readonly signal: AbortSignal },
): Promise<string> {
  const contentBase64 = await base64Of(page, file);
  const { status, body } = await new Promise<{ status: number; body: unknown }>((resolve, reject) => {
    const call = new page.XMLHttpRequest();
    const broken = (): void => reject(new FileNotSent(0));
    call.open('POST', uploadDisputeFile.path);
    call.setRequestHeader('content-type', 'application/json');
    call.responseType = 'json';
    call.upload.onprogress = ({ loaded, total }) => onPercent(total > 0 ? Math.floor((loaded * 100) / total) : 0);
    call.onload = () => resolve({ status: call.status, body: call.response });
    call.onerror = broken;
    call.ontimeout = broken;
    call.onabort = broken;
    signal.addEventListener('abort', () => call.abort(), { once: true });
    if (signal.aborted) return broken();
    call.send(JSON.stringify({ name: shortName(file.name), contentBase64 }));
  });
  const answer = z.safeParse(Answer, body);
  // The status of a proxy says nothing about our server.
  const isOurs = z.safeParse(RefusalMark, body).success;
  if (!answer.success) throw new FileNotSent(isOurs ? status : 0, { type: typeIn(body), cause: answer.error });
  return answer.data.data.fileId;
}

const Refused = z.object({ type: z.string() });
const typeIn = (body: unknown): string | null => z.safeParse(Refused, body).data?.type ?? null;

/** Keeps the end, which has the extension. */
const shortName = (name: string): string => name.slice(-DISPUTE_FILE_NAME_MAX_LENGTH).trim() || 'file';

function base64Of(page: BrowserPage, file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new page.FileReader();
    reader.onload = () => resolve(String(reader.result).split(',', 2)[1] ?? '');
    reader.onerror = () => reject(new FileNotSent(0, { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}
