/** What a button beside a slider does. */
export type SliderWay = 'previous' | 'next' | 'stop' | 'go';
