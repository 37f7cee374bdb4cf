function dayParts(day: string): { readonly day: number; readonly month: number; readonly year: number } {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return { day: date, month: month - 1, year };
}

/** '21 Dec 2026', with the month names of a language. Without `Intl`, because a cheap phone's browser may lack them. */
export function dayText(day: string, months: readonly string[]): string {
  const parts = dayParts(day);
  return `${parts.day} ${months[parts.month] ?? ''} ${parts.year}`;
}
