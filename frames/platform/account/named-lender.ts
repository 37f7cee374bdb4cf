/** The lender that a page is about: the one its address names, on a bank's own site else that bank; null for none. */
export function namedLender({ document, location }: Pick<Window, 'document' | 'location'>): string | null {
  const own = document.querySelector<HTMLElement>('[data-lender]')?.dataset.lender;
  return new URLSearchParams(location.search).get('lenderId') ?? own ?? null;
}
