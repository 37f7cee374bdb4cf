// Chunk `checkout-calls`: makes the calls of the first screen. The page preloads it.
// Loaded by `import('…/late/calls')` alone; a static import would move it into the first screen.
export { checkoutCalls } from '../app/effects/calls';
