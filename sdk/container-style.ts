/** Styles of the container, for a constructable stylesheet, which needs no Content-Security-Policy directive.
 *  1. Over the page: 414 × 712 from 640 px up, full screen below, slide-in 0.5 s; the two-column checkout 880 × 640.
 *     A popover is the docked overlay. The eligibility check starts with the height of its first screen, then fits its
 *     content. Source: S2§9.
 *  2. In the page: `section`, as wide as the merchant's container and as high as its content.
 *  3. The panel covers the frame with the shop, the purchase and placeholder rows, which match the frame's rows so that
 *     nothing moves. The grey of its lines is visible in both schemes.
 *  4. Heights are percentages of the window, as units like `vh` follow the page's `zoom`. */
export const containerStyle = `:host{all:initial!important}
dialog,section{border:0;padding:0;overflow:hidden;color:CanvasText;background:Canvas;font:16px/1.5 system-ui}
dialog{width:100%;height:var(--h,100%);max-width:none;max-height:100%;margin-bottom:0}
section{position:relative;height:var(--h,440px)}
dialog[open]::backdrop{background:#10201a85}
iframe,div{border:0;position:absolute;inset:0;width:100%;height:100%}
div{box-sizing:border-box;display:flex;flex-direction:column;gap:8px;padding:0 20px 32px;background:inherit}
header{margin:0 -20px 8px;padding:0 20px;font:600 16px/59px system-ui;border-bottom:1px solid #7f8f8740}
p,i{flex:none;margin:0;height:62px;border-radius:16px;border:1px solid #7f8f8740}
p{height:123px;padding:0 16px;line-height:54px}
b{float:right}
output{font:600 14px/18px system-ui}
i{background:linear-gradient(90deg,#7f8f8740 40%,#0000 0 80%,#7f8f8740 0) 50%/90% 14px no-repeat;animation:s .01s .2s both}
@keyframes s{from{opacity:0}}
div[hidden],.failed :is(p,i){display:none}
.failed output{font-size:20px;margin-top:auto}
.failed span{margin-bottom:auto}
.failed{text-align:center}
.failed i+button{color:Canvas;background:CanvasText}
button{color:inherit;font:inherit;height:48px;border:1px solid;border-radius:12px;background:inherit}
.opening button{position:absolute;top:6px;right:12px;border:0}
@media(min-width:640px){dialog{width:414px;height:min(var(--h,712px),100%);margin:auto;border-radius:16px}}
@media(min-width:940px) and (min-height:640px){dialog:has([src*="/payment/"]){width:880px;height:640px;border-radius:24px;
.opening{padding-left:340px}.opening header{margin-left:-340px}.opening p{margin:0 540px -133px -320px}}}
dialog:has([src*="/widget-check"]){--h:440px}
dialog:popover-open{height:100%;margin-inline-end:0;border-radius:0;outline:1px solid #7f8f8740}
@media(prefers-reduced-motion:no-preference){dialog{animation:k .5s}@keyframes k{from{translate:0 48px;opacity:0}}}`;
