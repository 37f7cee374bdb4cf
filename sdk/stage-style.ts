/** Styles of the stage, for a constructable stylesheet: no Content-Security-Policy has to allow it. Sizes and times
 *  are the specification's: 414 × 712 from 640 px up, full screen below, slide-in 0.5 s. `section` is the stage inside
 *  the merchant's page, as wide as its container and as high as its content. Source: S2§9. */
export const stageStyle = `:host{all:initial!important}
dialog,section{border:0;padding:0;overflow:hidden;color:#10201a;font:16px/1.5 system-ui}
dialog{width:100%;height:100dvh;max-width:none;max-height:none}
section{position:relative;height:420px}
dialog::backdrop{background:rgb(16 32 26/.52)}
iframe,div{border:0;position:absolute;inset:0;width:100%;height:100%}
div{display:flex;flex-direction:column;gap:12px;align-items:center;justify-content:center;background:#fff}
[hidden]{display:none}
button{font:inherit;width:160px;height:48px;border:1px solid;border-radius:12px;background:0 0}
@media(min-width:640px){dialog{width:414px;height:min(712px,100vh);border-radius:16px}}
@media(prefers-reduced-motion:no-preference){dialog{animation:k .5s}@keyframes k{from{transform:translateY(48px);opacity:0}}}`;
