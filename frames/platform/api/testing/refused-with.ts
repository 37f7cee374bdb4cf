/** A refusal of our server with an HTTP status. */
export const refusedWith = (status: number): Response =>
  new Response(JSON.stringify({ success: false, code: status, message: 'No.' }), { status });
