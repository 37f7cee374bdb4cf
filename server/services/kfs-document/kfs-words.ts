/** What a Key Facts Statement says, by language. */
export const kfsWords = import.meta.words('kfsDocument');
/** What it says of the company that lends, by language. */
export const lenderWords = import.meta.words('lenderEntity');
