import { ntbInfo } from '../../../shared/api/ntb';
import { type Handler, publicHandler } from '../../http/handler';
import { type ApplicationDeps, applicationInfo } from '../../services/applications';
import type { LenderApplicationDeps } from '../../services/lender-applications';

export const ntbHandlers = (deps: ApplicationDeps & LenderApplicationDeps): readonly Handler[] => [
  publicHandler(ntbInfo, ({ ref }, caller) => applicationInfo(deps, caller, ref)),
];
