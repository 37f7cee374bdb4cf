/** The field of a form that has the file of a statement. */
export const KFS_FILE_FIELD = 'statement';
