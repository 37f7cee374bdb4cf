export const experimentNames = { numberAssurance: 'number-assurance' } as const;

/** Variant of clients that an experiment does not count or reach. */
export const CONTROL = 'control';
