export const employmentTypes = ['SALARIED', 'SELF_EMPLOYED', 'PENSION', 'STUDENT'] as const;
export type EmploymentType = (typeof employmentTypes)[number];

/** Maximum length of an employer's name. */
export const EMPLOYER_MAX_LENGTH = 60;
