import { ntbInfo } from '../../../shared/api/ntb';

/** The one call of the page. Source: S2§7. */
export const endpoints = { info: ntbInfo };
