const elements = ['svg', 'g', 'path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'title'];
const tag = /<\/?([A-Za-z][\w:-]*)|<[^/A-Za-z]/g;
const forbidden = /\b(?:on\w+|href|src|style|class|id|xlink:\w+)\s*=|url\(|&|javascript:/i;

/** Fault of a drawing that is inlined: only shapes are allowed, nothing that runs, loads or links. Null if valid. */
export function svgFault(text: string): string | null {
  if (!/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d. -]+">[\s\S]*<\/svg>$/.test(text))
    return 'must be one <svg> with its namespace and a viewBox';
  for (const [found, name] of text.matchAll(tag))
    if (name === undefined || !elements.includes(name)) return `must be made of shapes: ${name ?? found} is none`;
  return forbidden.test(text) ? 'must not run, load or lead to anything' : null;
}
