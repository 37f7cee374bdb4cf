import * as widget from '../../shared/api/widget';
import { type Handler, widgetHandler } from '../http/handler';
import { checkUserEligibility, emiInfo, initWidget, sendAppLink, type WidgetDeps } from '../services/widgets';

/** Handlers of `shared/api/widget`. */
export const widgetHandlers = (deps: WidgetDeps): readonly Handler[] => [
  widgetHandler(widget.widgetInit, (asked, caller) => initWidget(deps, caller, asked)),
  widgetHandler(widget.checkUserEligibility, ({ amount }, caller) =>
    checkUserEligibility(deps, caller, amount ?? null),
  ),
  widgetHandler(widget.getEmiInfo, async ({ amount }, caller) => emiInfo(deps, caller, amount ?? null)),
  widgetHandler(widget.howToBuy, async (_none, { merchant }) => ({ videoUrl: merchant.widgets.howToBuyVideoUrl })),
  widgetHandler(widget.downloadAppSms, (_none, caller) => sendAppLink(deps, caller)),
];
