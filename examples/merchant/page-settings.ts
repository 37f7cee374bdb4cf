/** What the server wrote into the page. */
export interface PageSettings {
  /** Origin of the provider: 'http://localhost:4400'. */
  readonly providerOrigin: string;
  readonly merchantKey: string;
}

function metaContent(name: string): string {
  const content = document.querySelector(`meta[name="${name}"]`)?.getAttribute('content');
  if (!content) throw new Error(`the page has no <meta name="${name}">`);
  return content;
}

/** Throws when the page was not served by the example merchant's server. */
export const readPageSettings = (): PageSettings => ({
  providerOrigin: metaContent('kadam-provider'),
  merchantKey: metaContent('kadam-merchant-key'),
});
