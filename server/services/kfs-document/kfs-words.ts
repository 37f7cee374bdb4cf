/** What a Key Facts Statement says, by language. */
export const kfsWords = import.meta.words('kfsDocument');
