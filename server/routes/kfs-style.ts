import { printedStyle } from '../http/printed-style';

const escapedForCss = (text: string): string =>
  text.replace(/[\\"<\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `);

/** A sheet of A4 on a screen that is wide enough, one column on a phone, and pages with their number on paper. It is paper,
 *  and white, whatever the system's scheme; what it lies on is not.
 *  `footer`: what stands under each of them. `pageOf`: the words around number and count. */
export const kfsStyle = (footer: string, pageOf: (page: number, pages: number) => string) => {
  // Words of a language: which comes first is its own matter, so they are asked with two numbers that are told apart.
  const [first = '', second = '', third = ''] = pageOf(1, 2).split(/[12]/);
  const isPageFirst = pageOf(1, 2).indexOf('1') < pageOf(1, 2).indexOf('2');
  const counters = isPageFirst ? ['counter(page)', 'counter(pages)'] : ['counter(pages)', 'counter(page)'];
  const quoted = (text: string): string => `"${escapedForCss(text)}"`;
  const number = [quoted(first), counters[0], quoted(second), counters[1], quoted(third)].join(' ');
  return printedStyle(`${sheet}
@page{size:A4;margin:12mm 16mm 18mm;@bottom-left{content:${quoted(footer)};font:7.5pt system-ui,sans-serif;color:#4a5a53;width:70%;text-align:left}@bottom-right{content:${number};font:7.5pt system-ui,sans-serif;color:#4a5a53}}`);
};

const sheet = `:root{color-scheme:light dark}main{color-scheme:light}*{box-sizing:border-box}body{margin:0;background:#f5f8f6;color:#10201a;font:.8125rem/1.5 system-ui,sans-serif}:root:not([data-script="Latn"]) body{line-height:1.6}
@media screen and (prefers-color-scheme:dark){body{background:#0d1411}}
main{background:#fff;max-width:49.625rem;margin:0 auto;padding:2.75rem 3.75rem 2.25rem}
h1,h2,p,dl,dd{margin:0}h1{font-size:1.5rem;line-height:1.2;letter-spacing:-.025em}h2{font-size:1rem;line-height:1.3;letter-spacing:-.01em;margin:1rem 0 .125rem;break-after:avoid}:root:not([data-script="Latn"]) :is(h1,h2){letter-spacing:0;line-height:1.4}
small{display:block;font-size:.75rem;font-weight:400;color:#4a5a53;letter-spacing:0;line-height:1.4}dt,th{color:#4a5a53;font-weight:400}
header{display:flex;justify-content:space-between;align-items:flex-start;gap:1.5rem;padding-bottom:1rem;border-bottom:2px solid #10201a}header p{color:#4a5a53}
.lender{display:flex;gap:.75rem;align-items:center;text-align:end}.lender b{white-space:nowrap}.tile{flex:none;width:2.5rem;height:2.5rem;display:grid;place-items:center;border:1px solid #e2e8e5;border-radius:.75rem;background:#f5f8f6;color:#4a5a53;font-weight:700}
.head{display:grid;grid-template-columns:1fr 1fr 1.3fr;gap:.75rem 1.5rem;padding:1rem 0}.head dt{font-size:.75rem}.head dd{font-weight:600;line-height:1.4;overflow-wrap:anywhere}
.figures{display:grid;grid-template-columns:1fr 1fr 1fr;background:#f5f8f6;border-radius:1rem;padding:1rem 1.25rem;margin-bottom:1.25rem;print-color-adjust:exact;-webkit-print-color-adjust:exact}.figures div+div{border-inline-start:1px solid #cfd9d4;padding-inline-start:1.25rem}.figures dd{font-size:1.5rem;font-weight:700;letter-spacing:-.025em;line-height:1.25;margin-top:.125rem}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums lining-nums}th,td{text-align:start;vertical-align:top;border-bottom:1px solid #e2e8e5}tr,dl>div{break-inside:avoid}
.lines th,.lines td{padding:.3125rem 0}.lines th{width:46%;padding-inline-end:1rem}.lines td{text-align:end;font-weight:500;overflow-wrap:anywhere}.lines tr:last-child>*{border-bottom:0}.lines .sum>*{font-weight:700;color:#10201a;border-bottom-color:#8a9791}
.rights>div{display:grid;grid-template-columns:9.375rem 1fr;gap:0 1.25rem;padding:.4375rem 0}.rights>div+div{border-top:1px solid #e2e8e5}.rights dt{font-weight:600;color:#10201a}
.schedule :is(th,td){padding:.375rem 0;text-align:end}.schedule :is(th,td):first-child{width:2.125rem}.schedule :is(th,td):nth-child(-n+2){text-align:start}.schedule thead th{font-weight:600;border-bottom-color:#8a9791}.schedule tbody td:nth-child(3){font-weight:600}.schedule tfoot td{font-weight:700;border-bottom:0;border-top:1px solid #8a9791}.schedule tfoot{break-inside:avoid;display:table-row-group}.schedule tfoot tr+tr td{border-top-color:#e2e8e5}.schedule .total{text-align:start}
.check{margin-top:1rem;padding:.75rem 1rem;border-radius:.75rem;background:#f5f8f6;break-inside:avoid;print-color-adjust:exact;-webkit-print-color-adjust:exact}.check code{font:500 .75rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}.check p+p{margin-top:.25rem}.check a{color:inherit;font-weight:700;overflow-wrap:anywhere}
.file{display:flex;align-items:center;justify-content:center;gap:.5rem;min-height:3rem;margin-top:1rem;border:1px solid #cfd9d4;border-radius:.75rem;color:#10201a;font-size:1rem;font-weight:600;text-decoration:none}.file:hover{background:#f5f8f6}:focus-visible{outline:2px solid #1659c7;outline-offset:2px}
footer{margin-top:1rem;padding-top:.75rem;border-top:1px solid #e2e8e5;font-size:.75rem;color:#4a5a53}
@media(max-width:40rem){main{padding:1.25rem 1rem}header{flex-direction:column;gap:.75rem}.lender{flex-direction:row-reverse;text-align:start}
.head{grid-template-columns:1fr 1fr}.head .wide{grid-column:1/-1}.figures{grid-template-columns:1fr;padding:.5rem 1rem}.figures div{display:grid;grid-template-columns:1fr auto;align-items:baseline;padding:.625rem 0}.figures div+div{border-inline-start:0;border-top:1px solid #cfd9d4;padding-inline-start:0}.figures dd{font-size:1.25rem;margin:0;text-align:end}
.lines th{width:50%}.rights>div{grid-template-columns:1fr;gap:.125rem}.schedule{font-size:.75rem}.schedule :is(th,td){padding-inline-start:.1875rem}.schedule :is(th,td):first-child{padding-inline-start:0;width:1.25rem}.schedule :is(th,td):nth-child(6){display:none}}
@media(max-width:16.25em){body{overflow-wrap:anywhere}.lender b{white-space:normal}.head,.figures div,.lines tr{display:grid;grid-template-columns:minmax(0,1fr)}.lines :is(th,td),.figures dd{width:auto;text-align:start}.lines th{border:0}.schedule tr{display:grid;grid-template-columns:repeat(2,minmax(0,1fr))}.schedule :is(th,td):first-child{width:auto}}
@media print{body{background:#fff;font-size:9.75pt}main{max-width:none;margin:0;padding:0}.file,footer{display:none}}`;
