/** Value as JavaScript source: bare keys, double quotes, small objects on one line. */
export function source(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${source(field)}`);
  return `{ ${fields.join(', ')} }`;
}

/** `</` would end the script that contains the code. */
export const inScript = (code: string): string => code.replaceAll('</', '<\\/');

/** Call with one line per option. `opening`: text before the options; `more`: additional lines among them. */
export const callLines = (opening: string, options: object, more: readonly string[] = []): readonly string[] => [
  `const session = ${opening}{`,
  ...Object.entries(options).map(([key, value]) => `  ${key}: ${source(value)},`),
  ...more.map((line) => `  ${line}`),
  '});',
];
