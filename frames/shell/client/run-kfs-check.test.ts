import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { KFS_FILE_MAX_BYTES } from '../../../shared/rules/kfs-file';
import { runKfsCheck } from './run-kfs-check';

const FINGERPRINT = 'a'.repeat(43);
const pdf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF`);

let sent: [string, string | null][][];
let chosen: File[];
const at = <Of extends HTMLElement>(selector: string): Of =>
  document.querySelector<Of>(selector) ?? expect.fail(`no ${selector}`);
const field = (): HTMLInputElement => at('input[type=file]');
/** Fields that the form sends. */
const gathered = (): [string, string | null][] =>
  [...document.querySelectorAll('input')]
    .filter(({ disabled }) => !disabled)
    .map((each) => [each.name, each.type === 'file' ? (chosen[0]?.name ?? null) : each.value]);

/** True if the script prevented the native submit. */
async function submit(): Promise<boolean> {
  const event = new Event('submit', { cancelable: true });
  at('form').dispatchEvent(event);
  await vi.waitFor(() =>
    expect(!event.defaultPrevented || sent.length > 0 || at('#kfs-fault').textContent).toBeTruthy(),
  );
  return event.defaultPrevented;
}
const choose = (bytes: BlobPart): void => {
  chosen = [new File([bytes], 'statement.pdf')];
};

beforeEach(() => {
  sent = [];
  chosen = [];
  document.body.innerHTML = `<form id="kfs-check"><input name="fingerprint"><input type="file" name="statement">
    <p id="kfs-fault" role="alert" data-no-file="None." data-too-large="Large." data-not-pdf="No PDF."></p>
    <small id="kfs-read-here">Stays here.</small>
    <input type="hidden" name="fileHash"><input type="hidden" name="fileFingerprint"><input type="hidden" name="fileNumber"></form>`;
  Object.defineProperty(field(), 'files', { get: () => chosen });
  at<HTMLFormElement>('form').submit = () => void sent.push(gathered());
});

describe('with a script', () => {
  beforeEach(() => runKfsCheck(window));

  it('the file stays, and its SHA-256 is sent with the fingerprint and the number that it names', async () => {
    const bytes = pdf(`/ActualText (KD1AB2-1)\n/ActualText (${FINGERPRINT})`);
    choose(bytes);
    expect(await submit()).toBe(true);
    expect(sent).toEqual([
      [
        ['fingerprint', ''],
        ['fileHash', createHash('sha256').update(bytes).digest('hex')],
        ['fileFingerprint', FINGERPRINT],
        ['fileNumber', 'KD1AB2-1'],
      ],
    ]);
    expect([field().disabled, at<HTMLInputElement>('[name=fileHash]').value]).toEqual([false, '']);
  });

  it('a file that names nothing is sent as its hash alone, and one after another as its own', async () => {
    choose(pdf(`/ActualText (${FINGERPRINT})`));
    await submit();
    const other = pdf('scan');
    choose(other);
    sent = [];
    await submit();
    expect(Object.fromEntries(sent[0] ?? [])).toEqual({
      fingerprint: '',
      fileHash: createHash('sha256').update(other).digest('hex'),
      fileFingerprint: '',
      fileNumber: '',
    });
  });

  it.each([
    ['no PDF', 'hello', 'No PDF.'],
    ['empty', '', 'None.'],
    ['larger than 2 MB', new Uint8Array(KFS_FILE_MAX_BYTES + 1), 'Large.'],
  ])('one that is %s is said at its field, and nothing is sent', async (_what, bytes, said) => {
    choose(bytes);
    expect(await submit()).toBe(true);
    expect([at('#kfs-fault').textContent, field().getAttribute('aria-invalid')]).toEqual([said, 'true']);
    expect(sent).toEqual([]);
    expect(document.activeElement).toBe(field());
  });

  it('one that cannot be read any more is said too', async () => {
    choose(pdf(''));
    Object.assign(chosen[0] ?? {}, { arrayBuffer: () => Promise.reject(new Error('gone')) });
    await submit();
    expect([at('#kfs-fault').textContent, sent]).toEqual(['None.', []]);
  });

  it('what is typed goes as it is', async () => {
    expect(await submit()).toBe(false);
  });
});

it('a browser without WebCrypto sends the file, and does not say that it stays', async () => {
  runKfsCheck({ document, crypto: {} as Crypto });
  choose(pdf(''));
  expect(await submit()).toBe(false);
  expect(document.getElementById('kfs-read-here')).toBeNull();
});
