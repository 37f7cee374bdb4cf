interface Opener {
  open(url: string, target: string): { opener: unknown; readonly location: { href: string } } | null;
}

/** Opens a web address in a new tab that cannot reach this page; false if the browser did not open it, or for another
 *  scheme. */
export function openTab(page: Opener, address: string): boolean {
  if (!/^https?:\/\//i.test(address)) return false;
  // Opened empty first: with `noopener` the result is always null.
  const tab = page.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.href = address;
  return true;
}
