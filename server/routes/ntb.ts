import { ntbInfo } from '../../shared/api/ntb';
import { type Handler, publicHandler } from '../http/handler';
import { type ApplicationDeps, applicationInfo } from '../services/applications';

/** Handlers of `shared/api/ntb`. */
export const ntbHandlers = (deps: ApplicationDeps): readonly Handler[] => [
  publicHandler(ntbInfo, ({ ref }, caller) => applicationInfo(deps, caller, ref)),
];
