export { EmiSteps } from './emi-steps';
export { fillPartners } from './fill-partners';
export { Film } from './film';
export { LendingPartners } from './lending-partners';
export { MerchantExtras } from './merchant-extras';
export { PartnersStrip } from './partners-strip';
export { noPartner, type Showcase, showcaseIn } from './showcase';
