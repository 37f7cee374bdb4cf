// Minimal GET: fastify with a fixed body from the environment (base64), in the same encoding.
import fastify from 'fastify';

const headers = JSON.parse(process.env.HEADERS);
const body = Buffer.from(process.env.BODY, 'base64');
const bare = fastify({ logger: true, disableRequestLogging: true });
bare.get('/body', (_, reply) => reply.headers(headers).send(body));
await bare.listen({ host: '127.0.0.1', port: 0 });
