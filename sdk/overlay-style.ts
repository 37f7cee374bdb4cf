/** Styles of the overlay, for a constructable stylesheet: no Content-Security-Policy has to allow it. Sizes and times
 *  are the specification's: 414 × 712 from 640 px up, full screen below, slide-in 0.5 s. Source: S2§9. */
export const overlayStyle = `
:host{all:initial!important}
dialog{position:fixed;inset:0;margin:auto;border:0;padding:0;box-sizing:border-box;width:100%;height:100vh;height:100dvh;max-width:none;max-height:none;overflow:hidden;background:#fff;color:#10201a;font:400 16px/1.5 Inter,system-ui,sans-serif}
dialog::backdrop{background:rgb(16 32 26/.52)}
@media(min-width:640px){dialog{width:414px;height:min(712px,100vh);border-radius:16px;box-shadow:0 16px 48px rgb(16 32 26/.18)}}
@media(prefers-reduced-motion:no-preference){dialog{animation:k .5s cubic-bezier(.2,.8,.2,1)}@keyframes k{from{transform:translateY(48px);opacity:0}}}
iframe{border:0;display:block;width:100%;height:100%}
div{position:absolute;inset:0;display:flex;flex-direction:column;gap:12px;align-items:center;justify-content:center;padding:24px;text-align:center;background:#fff}
[hidden]{display:none}
button{font:inherit;font-weight:600;color:inherit;min-width:160px;min-height:48px;border:1px solid #c9d3ce;border-radius:12px;background:#fff;cursor:pointer}
button:focus-visible{outline:2px solid #10201a;outline-offset:2px}
`;
