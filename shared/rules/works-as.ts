/** What somebody lives on. */
export const worksAs = ['SALARIED', 'SELF_EMPLOYED', 'PENSION', 'STUDENT'] as const;
export type WorksAs = (typeof worksAs)[number];

/** Letters of the name of an employer. */
export const EMPLOYER_MAX_LENGTH = 60;
