type CodePart = { readonly kind: 'plain' | 'word' | 'text' | 'number' | 'remark'; readonly text: string };

const TOKENS =
  /(?<remark>\/\/ .*)|(?<text>"(?:[^"\\\n]|\\.)*")|(?<number>\b\d+\b)|(?<word><\/?script\b|(?<=["t])>|\b(?:const|async|await|return|import|from)\b)/g;

/** Splits code into parts for highlighting. The parts concatenated are the code. */
export function codeParts(code: string): CodePart[] {
  const parts: CodePart[] = [];
  let end = 0;
  for (const match of code.matchAll(TOKENS)) {
    if (match.index > end) parts.push({ kind: 'plain', text: code.slice(end, match.index) });
    const { remark, text, number } = match.groups ?? {};
    const kind = remark ? 'remark' : text ? 'text' : number ? 'number' : 'word';
    parts.push({ kind, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) parts.push({ kind: 'plain', text: code.slice(end) });
  return parts;
}
