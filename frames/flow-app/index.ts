export { FlowApp, type FlowView, type Layers } from './flow-app';
export { type FlowPorts, startFlow } from './start-flow';
