export { EmiStairs } from './emi-stairs';
export { LendingPartners } from './lending-partners';
export { MerchantExtras } from './merchant-extras';
export { PartnersStrip } from './partners-strip';
export { type Showcase, showcaseIn } from './showcase';
