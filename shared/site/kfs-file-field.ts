export const KFS_FORM = 'kfs-check';
/** Its field for the file of the statement. */
export const KFS_FILE_FIELD = 'statement';
/** Its fields for data that the page's script has read from the file, which is then not sent: the SHA-256 of its bytes
 *  in hexadecimal, and the names in it, empty if missing. */
export const kfsReadFields = { hash: 'fileHash', fingerprint: 'fileFingerprint', number: 'fileNumber' } as const;
