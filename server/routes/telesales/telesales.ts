import * as filed from '../../../shared/api/filed-application';
import * as verification from '../../../shared/api/ntb-verification';
import * as request from '../../../shared/api/telesales';
import * as session from '../../../shared/api/telesales-session';
import { type Handler, merchantHandler, publicHandler, siteHandler, telesalesHandler } from '../../http/handler';
import { deskProductsFor } from '../../services/telesales/desk-products';
import { type DeskDeps, letIn } from '../../services/telesales/desk-sessions';
import {
  deskLendersOf,
  type FilingDeps,
  filedByAgent,
  fileForCustomer,
  sendFiledAgain,
} from '../../services/telesales/filed-applications';
import {
  declineFiled,
  filedByLink,
  sendFiledCode,
  submitFiled,
  type VerificationDeps,
  verifyFiledCode,
} from '../../services/telesales/filed-verification';
import {
  askForPayment,
  deskAmount,
  endRequest,
  liveRequest,
  type RequestDeps,
  requestsOf,
  sendAgain,
} from '../../services/telesales/payment-requests';
import { infoOf, type RequestInfoDeps, refuse } from '../../services/telesales/request-info';

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

const ofApplications = (deps: FilingDeps): readonly Handler[] => [
  telesalesHandler(filed.deskLenders, async (_none, caller) => deskLendersOf(caller)),
  telesalesHandler(filed.fileApplication, (asked, caller) => fileForCustomer(deps, caller, asked)),
  telesalesHandler(filed.filedApplications, (asked, caller) => filedByAgent(deps, caller, asked)),
  telesalesHandler(filed.deskProducts, (asked, caller) => deskProductsFor(deps, caller, asked)),
  telesalesHandler(filed.resendFiled, (asked, caller) => sendFiledAgain(deps, caller, asked)),
];

const ofVerification = (deps: VerificationDeps): readonly Handler[] => [
  siteHandler(verification.verificationDetails, ({ ref }, caller) => filedByLink(deps, caller, ref)),
  siteHandler(verification.sendVerificationCode, ({ ref }, caller) => sendFiledCode(deps, caller, ref), {
    startsSession: true,
  }),
  siteHandler(verification.verifyVerificationCode, (asked, caller) => verifyFiledCode(deps, caller, asked)),
  siteHandler(verification.declineVerification, (asked, caller) => declineFiled(deps, caller, asked)),
  siteHandler(verification.submitVerification, (asked, caller) => submitFiled(deps, caller, asked)),
];

type TelesalesDeps = DeskDeps & FilingDeps & RequestInfoDeps & VerificationDeps;

export const telesalesHandlers = (deps: TelesalesDeps): readonly Handler[] => [
  ...ofSessions(deps),
  ...ofRequests(deps),
  ...ofApplications(deps),
  ...ofVerification(deps),
];
