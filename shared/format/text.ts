/** The first `maxLength` characters and a space, without dots, if the text is longer. Source: S1§5. */
export const truncate = (text: string, maxLength: number): string =>
  text.length <= maxLength ? text : `${text.slice(0, maxLength)} `;

/** Two capitals for a monogram: the initials of the first two words, or the first two letters of one. */
export function monogram(name: string): string {
  const [first = '', second] = name.trim().split(/\s+/);
  return (
    second
      ? [...first]
          .slice(0, 1)
          .concat([...second].slice(0, 1))
          .join('')
      : [...first].slice(0, 2).join('')
  ).toUpperCase();
}
