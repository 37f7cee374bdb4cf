// Minimal route with one query: only fastify and pg. Prints its address like Kadam.
import fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 5 });
const bare = fastify({ logger: true, disableRequestLogging: true });
bare.get('/one', async () => {
  const { rows } = await pool.query('select * from merchants where merchant_key = $1', ['zenmart_sandbox']);
  return { success: true, data: { found: rows.length } };
});
await bare.listen({ host: '127.0.0.1', port: 0 });
