/** Opens a web address in a new tab that cannot reach this page. Other kinds of address are not opened. */
export function openTab(page: Window, address: string): void {
  if (/^https?:\/\//i.test(address)) page.open(address, '_blank', 'noopener,noreferrer');
}
