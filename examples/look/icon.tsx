/** Line drawings on a grid of 24, stroke 1.75. */
const drawings = {
  arrowOut: 'M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-8 8',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  copy: 'M9 9h10a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H9zM5 15H4V5a1 1 0 0 1 1-1h10v1',
  info: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 11v5M12 8v.1',
  live: 'M13 3.5 5.5 13.5H11L10.5 20.5 18.5 10.500H13z',
  minus: 'M6 12h12',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20c.9-3.300 3.800-5 7.500-5s6.600 1.700 7.500 5',
  phone:
    'M8 3.500h8a1.500 1.500 0 0 1 1.500 1.500v14a1.500 1.500 0 0 1-1.500 1.500H8A1.500 1.500 0 0 1 6.500 19V5A1.500 1.500 0 0 1 8 3.500zM10.800 17.500h2.400',
  plus: 'M6 12h12M12 6v12',
  retry: 'M19.500 12a7.500 7.500 0 1 1-2.200-5.300L19.500 9M19.500 4.500V9H15',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4',
  till: 'M4 6h16v10.500H4zM8.500 20h7',
  trash: 'M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.400L17 7',
  wallet:
    'M5 6.500h13V9M5 6.500a1.500 1.500 0 0 0 0 3h14a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H5a1.500 1.500 0 0 1-1.500-1.500V8M16 14.200v.1',
  warning: 'M12 4 3 19.500h18zM12 10v4.500M12 17v.1',
} as const;

export type IconName = keyof typeof drawings;

/** Decoration only: the text beside it or the label of its button says the same. `sizePx` is 20 unless given. */
export function Icon({ name, sizePx = 20 }: { name: IconName; sizePx?: 16 | 20 | 24 }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={sizePx}
      height={sizePx}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={drawings[name]} />
    </svg>
  );
}
