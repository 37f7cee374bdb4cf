/** Browser UI colours by colour scheme: the page background, `--surface`. */
export const pageColours = { light: '#fff', dark: '#141c18' } as const;
