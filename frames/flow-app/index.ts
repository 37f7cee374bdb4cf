export { FlowApp, type FlowView, type Layers } from './flow-app';
export { mountFrame } from './mount-frame';
export { type FlowPorts, startFlow } from './start-flow';
