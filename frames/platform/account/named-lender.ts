/** Bank of the site; null on ours. */
export const ownLender = ({ body }: Pick<Document, 'body'>): string | null => body.dataset.lender ?? null;

/** Lender of the address, else the bank of the site; null for none. */
export const namedLender = ({ document, location }: Pick<Window, 'document' | 'location'>): string | null =>
  new URLSearchParams(location.search).get('lenderId') ?? ownLender(document);
