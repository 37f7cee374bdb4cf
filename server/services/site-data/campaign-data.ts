import * as z from 'zod/mini';
import { CatalogueId } from '../../../shared/api/fields';
import { campaignCodeOf } from '../../../shared/site/campaign-codes';
import type { PageData } from '../../../shared/site/page-data';
import { campaignOf } from '../catalogue/campaign';
import type { CatalogueVersion } from '../catalogue/catalogue-cache';
import { orNotFound } from '../catalogue/or-not-found';
import type { AskedData, Named, SiteDataDeps } from './page-source';

const Id = z.catch(z.nullable(CatalogueId), null);

export async function campaignFor(deps: SiteDataDeps, { params, query }: AskedData): Promise<PageData['campaign']> {
  const campaignId = orNotFound(Id.parse(params.campaignId));
  const c = campaignCodeOf(query.c) ?? undefined;
  const { campaign, ...shown } = await campaignOf(deps, { campaignId, c });
  return { ...shown, campaign: orNotFound(campaign) };
}

export const campaignsIn = ({ lists }: CatalogueVersion): readonly Named[] =>
  lists.campaigns.map(({ campaignId }) => ({ campaignId }));
