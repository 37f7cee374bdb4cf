/** Notice why a file was not compared. */
export const KFS_FAULT = 'kfs-fault';
/** Notice that the file stays in the browser. */
export const KFS_READ_HERE = 'kfs-read-here';
