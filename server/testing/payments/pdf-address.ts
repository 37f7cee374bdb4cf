/** Address of the PDF that a page of a Key Facts Statement links to; '' without such a link. */
export const pdfAddressIn = (html: string): string =>
  /href="([^"]+\/pdf\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
