/** A browser reads it a moment after it was told to. */
const KEPT_MS = 10_000;

/** Has the browser keep a table as a file of that name. */
export function saveText(page: Document, name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
