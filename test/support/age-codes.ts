import pg from 'pg';
import { CODE_RESEND_WAIT_MS } from '../../server/rules/one-time-code-rules';

export async function ageCodes(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `update one_time_codes set sent_at_ms = (
        select coalesce(json_agg(sent::bigint - $1::bigint), '[]')::text from json_array_elements_text(sent_at_ms::json) sent
      )`,
      [CODE_RESEND_WAIT_MS],
    );
  } finally {
    await client.end();
  }
}
