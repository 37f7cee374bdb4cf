import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NoticeName } from '../../shared/site/documents';
import type { PageAssets } from './page-assets';
import { pageLanguage } from './page-language';
import { sendDocument } from './send-document';

const statuses: Readonly<Record<NoticeName, number>> = {
  unknownPage: 404,
  badAddress: 400,
  fault: 500,
  unavailable: 503,
  notBuilt: 503,
  noMerchant: 400,
  onlyFramed: 404,
  unknownMerchant: 404,
  deadLink: 404,
  closedStatement: 404,
  tooOften: 429,
  nothingToApprove: 404,
  nothingToFinish: 404,
  nothingToRegister: 404,
};

export const sendNotice = (
  assets: PageAssets,
  request: FastifyRequest,
  reply: FastifyReply,
  name: NoticeName,
): Promise<FastifyReply> =>
  sendDocument(assets, reply.code(statuses[name]), 'notice', { name, locale: pageLanguage(request) });
