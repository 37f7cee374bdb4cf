/** Awaits work that removes its own frame or document, which may drop the response. */
export async function leaveBy(work: Promise<unknown>): Promise<void> {
  await work.catch((error: unknown) => {
    if (!/detached|context was destroyed/.test(String(error))) throw error;
  });
}
