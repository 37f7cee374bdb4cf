export const RATINGS = [1, 2, 3, 4, 5] as const;
export const FEEDBACK_MAX_LENGTH = 500;
