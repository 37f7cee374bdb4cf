export const pinnedPage = (provider: string, version: string): string =>
  `<title>shop</title><body><button id="open">EMI</button><div id="place"></div>
  <script src="${provider}/sdk/${version}/kadam.js"></script><script src="${provider}/merchant.js"></script>`;
