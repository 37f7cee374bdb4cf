/** Where a script runs, or a click goes: the shop's page, or the provider's frame in it. */
export type Place = 'page' | 'frame';

/** An element of this moment. */
export interface Found {
  /** A mouse's click in its middle. */
  click(): Promise<void>;
  run<Result>(script: (element: HTMLElement) => Result): Promise<Result>;
}

/** What a test has of a browser, the same for every engine: scripts, and a person's mouse and keys. Scripts use nothing
 *  but what they are given, return what JSON can carry, and fail while their place is not there. */
export interface Driver {
  goto(address: string): Promise<void>;
  run<Result>(place: Place, script: () => Result): Promise<Result>;
  find(place: Place, script: (...given: string[]) => Element | null, ...given: string[]): Promise<Found | null>;
  /** Keys, to whatever has the focus. */
  type(text: string): Promise<void>;
  press(key: 'Escape' | 'Space'): Promise<void>;
  close(): Promise<void>;
}

/** One browser, which every test gets a fresh profile of. */
export interface Engine {
  open(): Promise<Driver>;
  stop(): Promise<void>;
}

/** The frame of ours, for a script in the shop's page. It stands in a shadow root. */
export function ourFrame(): Element | null {
  const frames = [...document.querySelectorAll('*')].map(({ shadowRoot }) => shadowRoot?.querySelector('iframe'));
  return frames.find((each) => each) ?? null;
}
