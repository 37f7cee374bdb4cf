/** Copies a text. Falls back to a selection, because a frame may lack clipboard permission. Rejects if both fail. */
export async function copyText(page: Window & typeof globalThis, text: string): Promise<void> {
  try {
    await page.navigator.clipboard.writeText(text);
  } catch (cause) {
    if (!copySelection(page.document, text)) throw new Error('Copying is not possible here', { cause });
  }
}

function copySelection(page: Document, text: string): boolean {
  const field = page.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  field.className = 'visually-hidden';
  const focused = page.activeElement;
  // Elements outside of an open modal dialog are inert and cannot be selected.
  ([...page.querySelectorAll('dialog[open]')].at(-1) ?? page.body).append(field);
  field.select();
  const isCopied = page.execCommand('copy');
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
