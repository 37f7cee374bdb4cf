/** Line drawings on a grid of 24, stroke 1.75. */
const drawings = {
  arrowOut: 'M10 5H5v14h14v-5M13.5 4.5h6v6M19 5l-8 8',
  bag: 'M5.500 8h13l1 12h-15zM9 10.500V7a3 3 0 0 1 6 0v3.500',
  bank: 'M4 9.500 12 4.500l8 5zM5 20h14M6.500 10v7M10.200 10v7M13.800 10v7M17.500 10v7',
  calendar: 'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10.500h16M8 4v3.500M16 4v3.500',
  chat: 'M5 5h14a1 1 0 0 1 1 1v9.500a1 1 0 0 1-1 1h-7L7.500 20v-3.500H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM8.500 10.700v.1M12 10.700v.1M15.500 10.700v.1',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  chevron: 'M9 5.500l6.500 6.500L9 18.500',
  clock: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 8v4.300l2.800 1.700',
  code: 'M8.500 7.500 4 12l4.500 4.500M15.500 7.500 20 12l-4.500 4.500',
  copy: 'M9 9h10a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H9zM5 15H4V5a1 1 0 0 1 1-1h10v1',
  cross: 'M6 6l12 12M18 6 6 18',
  gift: 'M4.500 8.500h15v4h-15zM6 12.500V20h12v-7.500M12 8.500V20M12 8.500c-1.500-4-5.500-4.300-5.500-2 0 2 3 2 5.500 2zM12 8.500c1.500-4 5.500-4.300 5.500-2 0 2-3 2-5.500 2z',
  info: 'M12 20a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM12 11v5M12 8v.1',
  laptop: 'M5.500 6h13v9.500h-13zM3 18.500h18',
  live: 'M13 3.5 5.5 13.5H11L10.5 20.5 18.5 10.500H13z',
  minus: 'M6 12h12',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20c.9-3.300 3.800-5 7.500-5s6.600 1.700 7.500 5',
  phone:
    'M8 3.500h8a1.500 1.500 0 0 1 1.500 1.500v14a1.500 1.500 0 0 1-1.500 1.500H8A1.500 1.500 0 0 1 6.500 19V5A1.500 1.500 0 0 1 8 3.500zM10.800 17.500h2.400',
  plus: 'M6 12h12M12 6v12',
  receipt: 'M6 4h12v16l-2-1.500-2 1.500-2-1.500-2 1.500-2-1.500L6 20zM9 9h6M9 13h6',
  retry: 'M19.500 12a7.500 7.500 0 1 1-2.200-5.300L19.500 9M19.500 4.500V9H15',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4',
  shield:
    'M12 3.800l7 2.700v5.200c0 4.200-2.900 7.200-7 8.500-4.100-1.300-7-4.300-7-8.500V6.500zM9 12l2.200 2.200L15.200 10',
  tag: 'M4 4.800V11l8.800 8.800a1 1 0 0 0 1.400 0l5.600-5.600a1 1 0 0 0 0-1.400L11 4H4.800a.8.8 0 0 0-.8.800zM8 8v.1',
  till: 'M4 6h16v10.500H4zM8.500 20h7',
  trash: 'M5 7h14M10 7V4.500h4V7M7 7l.8 12.500h8.400L17 7',
  wallet:
    'M5 6.500h13V9M5 6.500a1.500 1.500 0 0 0 0 3h14a1 1 0 0 1 1 1V18a1 1 0 0 1-1 1H5a1.500 1.500 0 0 1-1.500-1.500V8M16 14.200v.1',
  warning: 'M12 4 3 19.500h18zM12 10v4.500M12 17v.1',
} as const;

export type IconName = keyof typeof drawings;

/** Decorative: the text next to it or the label of its button names it. `sizePx` defaults to 20. */
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
