import * as request from '../../shared/api/telesales';
import * as session from '../../shared/api/telesales-session';
import { type Handler, merchantHandler, publicHandler, telesalesHandler } from '../http/handler';
import { type DeskDeps, letIn } from '../services/telesales/desk-sessions';
import {
  askForPayment,
  deskAmount,
  endRequest,
  liveRequest,
  type RequestDeps,
  requestsOf,
  sendAgain,
} from '../services/telesales/payment-requests';
import { infoOf, type RequestInfoDeps, refuse } from '../services/telesales/request-info';

/** Handlers of `shared/api/telesales-session`. */
const ofSessions = (deps: DeskDeps): readonly Handler[] => [
  merchantHandler(session.beginTelesales, (asked, caller) => letIn(deps, caller, asked)),
  telesalesHandler(session.telesalesAgent, async (_none, { agentId, merchant }) => ({
    agentId,
    merchantName: merchant.name,
    merchantLogo: merchant.logoUrl,
    isNtbAllowed: merchant.isNtbAllowed,
    serverNowMs: deps.clock.nowMs(),
  })),
  telesalesHandler(session.endTelesales, async (_none, { leave }) => {
    await leave();
    return { serverNowMs: deps.clock.nowMs() };
  }),
];

/** Handlers of `shared/api/telesales`. */
const ofRequests = (deps: RequestDeps & RequestInfoDeps): readonly Handler[] => [
  telesalesHandler(request.telesalesAmount, async ({ amount }, caller) => deskAmount(caller, amount)),
  telesalesHandler(request.requestPayment, (asked, caller) => askForPayment(deps, caller, asked)),
  telesalesHandler(request.ownRequests, (asked, caller) => requestsOf(deps, caller, asked)),
  telesalesHandler(request.requestStatus, ({ txnUuid }, caller) => liveRequest(deps, caller, txnUuid)),
  telesalesHandler(request.resendRequest, ({ txnUuid }, caller) => sendAgain(deps, caller, txnUuid)),
  telesalesHandler(request.cancelRequest, ({ txnUuid }, caller) => endRequest(deps, caller, txnUuid)),
  publicHandler(request.requestInfo, ({ ref }, caller) => infoOf(deps, caller, ref)),
  publicHandler(request.refuseRequest, ({ ref }, caller) => refuse(deps, caller, ref)),
];

export const telesalesHandlers = (deps: DeskDeps & RequestDeps & RequestInfoDeps): readonly Handler[] => [
  ...ofSessions(deps),
  ...ofRequests(deps),
];
