import { promo, promos } from '../../../shared/api/promo';
import * as widget from '../../../shared/api/widget';
import { type Handler, pageHandler, widgetHandler } from '../../http/handler';
import type { CheckoutDeps } from '../../services/payments/customer-offer';
import { promoOf } from '../../services/promo';
import {
  checkUserEligibility,
  emiInfo,
  filmOf,
  initWidget,
  sendAppLink,
  type WidgetDeps,
} from '../../services/widgets';
import { preloadedResponses } from '../static/preloaded-responses';

export const widgetHandlers = (deps: WidgetDeps & CheckoutDeps): readonly Handler[] => [
  widgetHandler(widget.widgetInit, async ({ amount, ...opener }, caller) => {
    const { told, session } = await initWidget(deps, caller, opener);
    return { ...told, givenAlong: await preloadedResponses(deps, caller, session, amount) };
  }),
  widgetHandler(widget.checkUserEligibility, ({ amount }, caller) =>
    checkUserEligibility(deps, caller, amount ?? null),
  ),
  widgetHandler(widget.getEmiInfo, async ({ amount }, caller) => emiInfo(deps, caller, amount ?? null)),
  widgetHandler(widget.howToBuy, async (_none, caller) => filmOf(caller)),
  widgetHandler(widget.downloadAppSms, (_none, caller) => sendAppLink(deps, caller)),
  pageHandler(promo, async ({ amount }, { merchant }) => promoOf(merchant, Number(amount))),
  pageHandler(promos, async ({ amounts }, { merchant }) => ({
    promos: amounts.split(',').map((amount) => promoOf(merchant, Number(amount))),
  })),
];
