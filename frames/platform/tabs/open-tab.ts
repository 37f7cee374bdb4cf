/** The part of a window that opens others. */
interface Opener {
  open(url: string, target: string): { opener: unknown; readonly location: { href: string } } | null;
}

/** Opens a web address in a new tab that cannot reach this page; false where the browser did not open it. Other kinds of
 *  address are not opened. */
export function openTab(page: Opener, address: string): boolean {
  if (!/^https?:\/\//i.test(address)) return false;
  // Opened empty first: a tab without a way back cannot be asked whether it is there.
  const tab = page.open('', '_blank');
  if (!tab) return false;
  tab.opener = null;
  tab.location.href = address;
  return true;
}
