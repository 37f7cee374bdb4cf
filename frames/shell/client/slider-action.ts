/** Action of a button of a slider; `show` goes to the button's slide. */
export type SliderAction = 'previous' | 'next' | 'stop' | 'go' | 'show';
