export { FlowApp, type FlowView, type Layers } from './flow-app';
