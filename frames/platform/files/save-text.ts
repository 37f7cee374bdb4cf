/** The browser reads the object URL after the click. */
const REVOKE_AFTER_MS = 10_000;

/** Downloads a text as a file. */
export function saveText(page: Document, name: string, text: string, type = 'text/csv'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
