/** Our server refuses with a status of HTTP, in the form of all its answers. */
export const refusedWith = (status: number): Response =>
  new Response(JSON.stringify({ success: false, code: status, message: 'No.' }), { status });
