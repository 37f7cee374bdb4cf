/** First letters of the first words, upper case; '' for an empty name. */
export function monogram(name: string, letters: 1 | 2): string {
  const words = name.split(/[\s-]+/).filter((word) => /^[\p{L}\p{N}]/u.test(word));
  return words
    .slice(0, letters)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
}
