const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short' });

/** 'Today, 4:12 pm' or '20 Nov, 4:12 pm', in the time zone of the reader. */
export function stampText(atMs: number, nowMs: number): string {
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString();
  return `${isToday ? 'Today' : day.format(atMs)}, ${time.format(atMs)}`;
}
