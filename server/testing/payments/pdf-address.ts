/** Address of a statement page's PDF link; '' without one. */
export const pdfAddressIn = (html: string): string =>
  /href="([^"]+\/pdf\?[^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
