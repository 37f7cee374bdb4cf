/** The pages around a Key Facts Statement, by language. */
export const kfsPageWords = import.meta.words('kfsPages');
