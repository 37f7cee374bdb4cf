/** Styles of the promo line, for a constructable stylesheet, which needs no Content-Security-Policy directive. Font and
 *  colour are inherited, except in the box. The skeleton appears after 0.2 s. */
export const promoStyle = `:host{display:inline-block;font-size:14px;line-height:1.4}
p,button{font:inherit;color:inherit;text-align:start;margin:0;padding:0;border:0;background:0 0}
p,.tag,.boxed{display:inline-flex;align-items:center;gap:8px}
button{min-height:48px;cursor:pointer}
button:focus-visible{outline:2px solid;outline-offset:2px}
p button{font-weight:600;text-decoration:underline;text-underline-offset:3px;margin:-12px 0}
b{font-variant-numeric:tabular-nums;white-space:nowrap}
svg{width:20px;height:20px;flex:none;stroke:currentcolor;stroke-width:4.4;stroke-linecap:round}
.boxed{gap:12px;width:100%;padding:12px 16px;border:1px solid #e2e8e5;border-radius:12px;color:#10201a;background:#fff}
span{flex:1}
.boxed:after{content:"";width:7px;height:7px;border:solid;border-width:2px 2px 0 0;rotate:45deg}
small{display:block;font-size:13px;color:#4a5a53}
.no{font-size:12px;line-height:1;font-weight:600;padding:3px 8px;border-radius:12px;color:#5c3d00;background:#f8eee1}
.wait{display:inline-flex;align-items:center;box-sizing:border-box;width:16em;height:42.19px;padding:0;border:0;background:currentcolor;opacity:.08;animation:k .2s .2s backwards}
.wait.tag{height:max(1.4em + 18.19px,48px)}
.wait.boxed{min-width:100%;height:calc(1.4em + 44.19px)}
.wait svg{opacity:0}
@keyframes k{from{opacity:0}}`;
