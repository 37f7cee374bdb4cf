import type { ServerOf } from './sales-steps';
import { atDesk } from './telesales-steps';

/** Makes every call of the telesales desk once, as it is meant. */
export async function telesalesJourney(kadam: ServerOf): Promise<void> {
  const desk = await atDesk(kadam);
  await desk.get('/app/telesales/agent');
  await desk.post('/app/telesales/end');
}
