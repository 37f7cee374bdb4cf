export { LendingPartners } from './lending-partners';
export { allPartners, loadShowcase, type Showcase } from './partners';
export { useShowcase } from './use-showcase';
