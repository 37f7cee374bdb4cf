const clock = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });

/** '4:05 pm' of epoch ms, by the clock of this device. */
export const clockText = (atMs: number): string => clock.format(atMs);
