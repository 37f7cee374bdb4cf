/** Target of a script or click: the shop's page, or the provider's frame in it. */
export type Place = 'page' | 'frame';

/** An element at one moment. */
export interface Found {
  /** A mouse click in its middle. */
  click(): Promise<void>;
  run<Result>(script: (element: HTMLElement) => Result): Promise<Result>;
}

/** A browser of any engine: scripts, mouse and keys. Scripts use only their arguments, return JSON, and fail while
 *  their place does not exist. */
export interface Driver {
  goto(address: string): Promise<void>;
  run<Result>(place: Place, script: () => Result): Promise<Result>;
  find(place: Place, script: (...given: string[]) => Element | null, ...given: string[]): Promise<Found | null>;
  /** Types into the focused element. */
  type(text: string): Promise<void>;
  press(key: 'Escape' | 'Space'): Promise<void>;
  close(): Promise<void>;
}

/** A browser, which gives each test a new profile. */
export interface Engine {
  open(): Promise<Driver>;
  stop(): Promise<void>;
}

/** Our frame in its shadow root, for a script in the shop's page. */
export function ourFrame(): Element | null {
  const frames = [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot?.querySelector('iframe'));
  return frames.find((each) => each) ?? null;
}
