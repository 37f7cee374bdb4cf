import type { Insertable } from 'kysely';
import type { Schema } from './schema';
import type { Write } from './write';

export type ShopClick = Omit<Insertable<Schema['shop_clicks']>, 'click_id'>;

export const shopClick =
  (click: ShopClick): Write =>
  (db) =>
    db.insertInto('shop_clicks').values(click);
