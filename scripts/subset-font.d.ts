/** The part of the subsetter that is used; it comes without types of its own. */
declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** Where on an axis the font is fixed, or which part of the axis it keeps. */
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: readonly string[];
    noHinting: true;
  }

  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
