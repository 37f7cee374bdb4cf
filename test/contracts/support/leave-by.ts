/** Waits for work that takes away the frame, or the document, that it is done in: the answer may go with it. */
export async function leaveBy(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!/detached|context was destroyed/.test(String(error))) throw error;
  });
}
