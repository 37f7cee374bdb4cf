/** Names of the experiments that a screen reads. */
export const experimentNames = { numberAssurance: 'number-assurance' } as const;

/** Variant of everyone whom an experiment does not count, or has not reached. */
export const CONTROL = 'control';
