/** What a drawing is made of. */
const elements = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'title'];
const tag = /<\/?([A-Za-z][\w:-]*)|<[^/A-Za-z]/g;
/** Leads elsewhere, or does something. */
const forbidden = /\b(?:on\w+|href|src|style|class|id|xlink:\w+)\s*=|url\(|&|javascript:/i;

/** What is wrong with a drawing, so that it can be shown as it stands: it is made of shapes alone, with nothing that runs,
 *  loads or leads anywhere. Null where nothing is. */
export function svgFault(text: string): string | null {
  if (!/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. -]+">[\s\S]*<\/svg>$/.test(text))
    return 'must be one <svg> with its namespace and a viewBox';
  for (const [found, name] of text.matchAll(tag))
    if (name === undefined || !elements.includes(name)) return `must be made of shapes: ${name ?? found} is none`;
  return forbidden.test(text) ? 'must not run, load or lead to anything' : null;
}
