export { chosenIn, readChoice } from './choice';
export { LiveProductPlans } from './live-product-plans';
export { ProductPlans, priceText } from './product-plans';
export { type ProductIsland, takeIsland } from './read-plans-of';
