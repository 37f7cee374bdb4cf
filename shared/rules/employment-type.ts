export const employmentTypes = ['SALARIED', 'SELF_EMPLOYED', 'PENSION', 'STUDENT'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** Letters of the name of an employer. */
export const EMPLOYER_MAX_LENGTH = 60;
