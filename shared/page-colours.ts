/** What a browser has around a page of ours, by the scheme of its system: the ground of the page, `--surface`. */
export const pageColours = { light: '#fff', dark: '#141c18' } as const;
