export interface PdfStream {
  readonly dictionary: string;
  readonly from: number;
}

/** Limit of all dictionaries together: they overlap only in a malicious file. */
const READ_AT_MOST = 32 * 1024 * 1024;

const WHITE = '\0\t\n\f\r ';
/** Readers accept spaces after the keyword, and a carriage return alone as the line end. */
const KEYWORD = 'stream[\\0\\t\\f ]*(?:\\r\\n|\\n|\\r)';
const LINE_END = /[\r\n]/g;
const HEX_END = />/g;
const STRING_MARK = /[()\\]/g;
const DICTIONARY_MARK = /<<|>>|[(<%]/g;

/** Offsets of bytes after a stream keyword, also without an object. */
export const streamBytes = (text: string): readonly number[] =>
  [...text.matchAll(new RegExp(`(?<!end)${KEYWORD}`, 'g'))].map(({ index, 0: mark }) => index + mark.length);

/** Every stream that a reader can reach: like a reader, starts at each object, at any position. Null if the file takes
 *  too long. Source: ISO 32000-1, 7.2 and 7.3.8. */
export function pdfStreams(text: string): readonly PdfStream[] | null {
  const streams: PdfStream[] = [];
  const keyword = new RegExp(KEYWORD, 'y');
  let leftToRead = READ_AT_MOST;
  for (const { index } of text.matchAll(/(?<!end)obj/g)) {
    const start = afterSpace(text, index + 3);
    const end = text.startsWith('<<', start) ? endOfDictionary(text, start) : start;
    leftToRead -= end - index;
    if (leftToRead < 0) return null;
    if (end === start) continue;
    keyword.lastIndex = afterSpace(text, end);
    if (keyword.test(text)) streams.push({ dictionary: text.slice(start, end), from: keyword.lastIndex });
  }
  return streams;
}

function behind(mark: RegExp, text: string, from: number): number {
  mark.lastIndex = from;
  return mark.test(text) ? mark.lastIndex : text.length;
}

/** Offset after white space and comments. */
function afterSpace(text: string, from: number): number {
  let place = from;
  while (place < text.length) {
    if (text[place] === '%') place = behind(LINE_END, text, place);
    else if (WHITE.includes(text.charAt(place))) place += 1;
    else break;
  }
  return place;
}

/** Offset after the end of a dictionary; brackets in strings and comments do not count. */
function endOfDictionary(text: string, from: number): number {
  let depth = 0;
  let place = from;
  for (;;) {
    DICTIONARY_MARK.lastIndex = place;
    const mark = DICTIONARY_MARK.exec(text);
    if (!mark) return text.length;
    place = DICTIONARY_MARK.lastIndex;
    switch (mark[0]) {
      case '<<':
        depth += 1;
        break;
      case '>>':
        depth -= 1;
        if (depth === 0) return place;
        break;
      case '(':
        place = endOfString(text, place);
        break;
      case '<':
        place = behind(HEX_END, text, place);
        break;
      default:
        place = behind(LINE_END, text, place);
    }
  }
}

function endOfString(text: string, from: number): number {
  let depth = 1;
  let place = from;
  while (place < text.length && depth > 0) {
    place = behind(STRING_MARK, text, place);
    const mark = text[place - 1];
    if (mark === '\\') place += 1;
    else depth += mark === '(' ? 1 : mark === ')' ? -1 : 0;
  }
  return place;
}
