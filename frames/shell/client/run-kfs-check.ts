import { fileFault, namedInKfsFile } from '../../../shared/rules/kfs-file';
import { KFS_FILE_FIELD, KFS_FORM, kfsReadFields } from '../../../shared/site/kfs-file-field';
import { KFS_FAULT, KFS_READ_HERE } from './kfs-check-ids';

/** Reads the file locally and sends its SHA-256 and the fields that identify the statement. Without Web Crypto (old browsers,
 *  plain HTTP) the file is sent. */
export function runKfsCheck({ document, crypto }: Pick<Window, 'document' | 'crypto'>): void {
  const form = document.getElementById(KFS_FORM) as HTMLFormElement | null;
  const field = form?.querySelector<HTMLInputElement>(`input[name=${KFS_FILE_FIELD}]`);
  const fault = document.getElementById(KFS_FAULT);
  if (!form || !field || !fault) return;
  // Undefined outside of HTTPS, in spite of its type.
  const subtle: SubtleCrypto | undefined = crypto.subtle;
  if (!subtle) {
    document.getElementById(KFS_READ_HERE)?.remove();
    return;
  }
  const refuse = (why: string): void => {
    fault.textContent = why;
    field.setAttribute('aria-invalid', 'true');
    field.focus();
  };
  const send = async (file: File): Promise<void> => {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const why = fileFault(bytes);
    // The page contains the texts in its language.
    if (why !== null) return refuse(fault.dataset[why] ?? '');
    const { fingerprint, proposalNumber } = namedInKfsFile(bytes);
    fill(form, { hash: await sha256Of(subtle, bytes), fingerprint, number: proposalNumber });
    field.disabled = true;
    // The fields are read synchronously. Back shows the form as the user left it.
    form.submit();
    field.disabled = false;
    fill(form, { hash: null, fingerprint: null, number: null });
  };
  form.addEventListener('submit', (event) => {
    const [file] = field.files ?? [];
    if (!file) return;
    event.preventDefault();
    fault.textContent = '';
    field.removeAttribute('aria-invalid');
    // The file cannot be read any more.
    send(file).catch(() => refuse(fault.dataset.noFile ?? ''));
  });
}

const sha256Of = async (subtle: SubtleCrypto, bytes: Uint8Array<ArrayBuffer>): Promise<string> =>
  [...new Uint8Array(await subtle.digest('SHA-256', bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

function fill(form: HTMLFormElement, read: Readonly<Record<keyof typeof kfsReadFields, string | null>>): void {
  for (const [name, field] of Object.entries(kfsReadFields)) {
    const place = form.querySelector<HTMLInputElement>(`input[name=${field}]`);
    // SAFETY: the field names are the keys of the result.
    if (place) place.value = read[name as keyof typeof read] ?? '';
  }
}
