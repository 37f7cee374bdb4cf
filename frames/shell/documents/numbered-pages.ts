const escapedForCss = (text: string): string =>
  text.replace(/[\\"<\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);

/** Print rule of A4 pages with `footer` and 'Page 1 of 2'. */
export function numberedPages(footer: string, pageOf: (page: number, pages: number) => string): string {
  // The language decides whether the number or the count comes first.
  const [first = '', second = '', third = ''] = pageOf(1, 2).split(/[12]/);
  const isPageFirst = pageOf(1, 2).indexOf('1') < pageOf(1, 2).indexOf('2');
  const counters = isPageFirst ? ['counter(page)', 'counter(pages)'] : ['counter(pages)', 'counter(page)'];
  const quoted = (text: string): string => `"${escapedForCss(text)}"`;
  const number = [quoted(first), counters[0], quoted(second), counters[1], quoted(third)].join(' ');
  return `@page{size:A4;margin:12mm 16mm 18mm;@bottom-left{content:${quoted(footer)};font:7.5pt system-ui,sans-serif;color:#4a5a53;width:70%;text-align:left}@bottom-right{content:${number};font:7.5pt system-ui,sans-serif;color:#4a5a53}}`;
}
