/**
 * The shape of one language's texts for another: every text has to be there, with the same parameters, in words of its own.
 * `import type * as en from '../en/x.ts'`, then `satisfies Texts<typeof en>`.
 */
export type Texts<Of> = Of extends string
  ? string
  : Of extends (...parameters: infer Parameters) => infer Result
    ? (...parameters: Parameters) => Texts<Result>
    : Of extends object
      ? { readonly [Key in keyof Of]: Texts<Of[Key]> }
      : Of;

/** What a screen makes of some words within a sentence: a link, say. */
export type Wrap<Part> = (words: string) => Part;

/** A sentence with parts that a screen draws, in the order of its language. */
export type Sentence<Part> = readonly (string | Part)[];
