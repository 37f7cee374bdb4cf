/** A browser reads it a moment after it was told to. */
const REVOKE_AFTER_MS = 10_000;

/** Has the browser keep a text as a file of that name; a table, unless its media type says otherwise. */
export function saveText(page: Document, name: string, text: string, type = 'text/csv'): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
