declare module 'subset-font' {
  /** The font with only the glyphs of `text`, and of a variable one only these spans of its axes. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'woff' | 'sfnt';
      variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
      /** Tags of OpenType; all of them unless given. */
      keepFeatures?: readonly string[];
      /** Tags of whole tables. */
      dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
}
