/** What is sent to phones, by language. */
export const phoneMessages = import.meta.words('phoneMessages');
