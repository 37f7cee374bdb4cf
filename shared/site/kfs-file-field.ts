/** The form at which a statement is checked. */
export const KFS_FORM = 'kfs-check';
/** Its field for the file of the statement. */
export const KFS_FILE_FIELD = 'statement';
/** Its fields for what the page's script has read of the file, which then is not sent: the SHA-256 of its bytes in
 *  hexadecimal, and what it names, empty for nothing. */
export const kfsReadFields = { hash: 'fileHash', fingerprint: 'fileFingerprint', number: 'fileNumber' } as const;
