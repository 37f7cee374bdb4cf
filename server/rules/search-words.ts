/** Limits of a search; longer input is cut. */
const WORDS_AT_MOST = 8;
const LETTERS_AT_MOST = 40;

/** Accents of Latin letters, as in 'é'. Marks of Indian scripts are parts of their words. */
const latinMarks = /[\u0300-\u036f]/g;

/** Normalized words of a text, each once, in order: lower-case letters without accents, and digits. Empty for ''. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    text
      .normalize('NFKD')
      .replace(latinMarks, '')
      .normalize('NFC')
      .toLowerCase()
      .split(/[^\p{L}\p{M}\p{N}]+/u)
      .filter((word) => word !== '')
      .map((word) => [...word].slice(0, LETTERS_AT_MOST).join('')),
  ),
];

export const searchWords = (text: string): string[] => wordsOf(text).slice(0, WORDS_AT_MOST);

/** Trigrams of a word with start and end: 'tv' has '  t', ' tv', 'tv '. */
export const piecesOf = (word: string): string[] => {
  const letters = [...`  ${word} `];
  return [...new Set(letters.slice(0, -2).map((_, at) => letters.slice(at, at + 3).join('')))];
};

export const markWord = (mark: string): string => `#${mark}`;

/** Damerau-Levenshtein distance: missing, extra, different and swapped letters. */
export function mistakesBetween(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let before: number[] = [];
  let row = b.map((_, at) => at).concat(b.length);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const ways = [(row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1)];
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) ways.push((before[j - 2] ?? 0) + 1);
      next.push(Math.min(...ways));
    }
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}

/** Allowed mistakes for a fuzzy match: none in three letters, one in seven. */
export const mistakesAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
