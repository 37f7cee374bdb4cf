import * as session from '../../shared/api/telesales-session';
import { type Handler, merchantHandler, telesalesHandler } from '../http/handler';
import { type DeskDeps, letIn } from '../services/telesales/desk-sessions';

/** Handlers of `shared/api/telesales-session`. */
export const telesalesHandlers = (deps: DeskDeps): readonly Handler[] => [
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
