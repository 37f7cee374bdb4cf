import { promo } from '../../shared/api/promo';
import * as widget from '../../shared/api/widget';
import { type Handler, pageHandler, widgetHandler } from '../http/handler';
import { promoOf } from '../services/promo';
import { checkUserEligibility, emiInfo, initWidget, sendAppLink, type WidgetDeps } from '../services/widgets';

/** Handlers of `shared/api/widget` and `shared/api/promo`. */
export const widgetHandlers = (deps: WidgetDeps): readonly Handler[] => [
  widgetHandler(widget.widgetInit, (asked, caller) => initWidget(deps, caller, asked)),
  widgetHandler(widget.checkUserEligibility, ({ amount }, caller) =>
    checkUserEligibility(deps, caller, amount ?? null),
  ),
  widgetHandler(widget.getEmiInfo, async ({ amount }, caller) => emiInfo(deps, caller, amount ?? null)),
  widgetHandler(widget.howToBuy, async (_none, { merchant }) => ({ videoUrl: merchant.widgets.howToBuyVideoUrl })),
  widgetHandler(widget.downloadAppSms, (_none, caller) => sendAppLink(deps, caller)),
  pageHandler(promo, async ({ amount }, { merchant }) => promoOf(merchant.lenderIds, Number(amount))),
];
