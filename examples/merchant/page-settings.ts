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

/** Throws if the example merchant's server did not serve the page. */
export const readPageSettings = (): PageSettings => ({
  providerOrigin: metaContent('kadam-provider'),
  merchantKey: metaContent('kadam-merchant-key'),
});
