/** A sentence in pieces; what stands in a list of its own is bold. */
export type Sentence = readonly (string | readonly [bold: string])[];
