/** Longer ones are cut: nobody means more. */
const WORDS_AT_MOST = 8;
const LETTERS_AT_MOST = 40;

/** Marks over Latin letters, as 'é' has one. Those of Indian scripts are parts of their words. */
const latinMarks = /[\u0300-\u036f]/g;

/** The words of a text, each once, as they are compared: small letters without marks, digits, in the order in which they
 *  stand. '' has none. */
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

/** The words of what somebody looks for. */
export const searchWords = (text: string): string[] => wordsOf(text).slice(0, WORDS_AT_MOST);

/** The pieces of three letters of a word, with where it begins and ends: 'tv' has '  t', ' tv', 'tv '. */
export const piecesOf = (word: string): string[] => {
  const letters = [...`  ${word} `];
  return [...new Set(letters.slice(0, -2).map((_, at) => letters.slice(at, at + 3).join('')))];
};

/** A mark by which is filtered, as it stands among the words of a row: behind a sign that no word has. */
export const markWord = (mark: string): string => `#${mark}`;

/** How many letters are wrong in one word that was meant as the other: left out, too many, another one, or two that have
 *  changed places. */
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

/** How many mistakes a word may have that is still taken for another: none in three letters, one in seven. */
export const mistakesAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);
