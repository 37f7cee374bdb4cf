/** React is what we write, Preact is what we ship and test: whole names. */
export const preactNames = {
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
} as const;

/** The same for whoever looks names up by pattern. */
export const aliasesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }));
export const preactAliases = aliasesOf(preactNames);
