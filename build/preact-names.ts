/** React is what we write, Preact is what we ship and test: whole names. */
export const preactNames = {
  'react-dom/client': 'preact/compat/client',
  'react-dom/server': 'preact/compat/server',
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
} as const;

/** The same names as patterns, for tools that match by pattern. */
export const preactAliases = Object.entries(preactNames).map(([name, replacement]) => ({
  find: new RegExp(`^${name}$`),
  replacement,
}));
