/** Puts words together once for each language's files, however often they are asked for. */
export function perFiles<Files extends object, Messages>(
  messagesOf: (files: Files) => Messages,
): (files: Files) => Messages {
  const known = new WeakMap<Files, Messages>();
  return (files) => {
    const messages = known.get(files) ?? messagesOf(files);
    known.set(files, messages);
    return messages;
  };
}
