/** The bank whose site a page belongs to. Null on the organic site. */
export const ownLender = ({ body }: Pick<Document, 'body'>): string | null => body.dataset.lender ?? null;

/** The lender that a page is about: the one its address names, on a bank's own site else that bank; null for none. */
export const namedLender = ({ document, location }: Pick<Window, 'document' | 'location'>): string | null =>
  new URLSearchParams(location.search).get('lenderId') ?? ownLender(document);
