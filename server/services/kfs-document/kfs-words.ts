/** What a Key Facts Statement says, by language. */
export const kfsWords = import.meta.words('kfsDocument');
/** Messages about the lending company, by language. */
export const lenderWords = import.meta.words('lenderEntity');
