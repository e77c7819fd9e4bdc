/** What a box of the annotated sample says of one line. `doubt` is there where the line does not add up. */
export type SampleAnnotation = { what: string; compare: string; ask: string; doubt?: string };

/** The words around the boxes, and one box for each line of the sample by its label. */
export type SampleAnnotations = {
  open: string;
  doubtful: string;
  parts: { what: string; compare: string; ask: string; doubt: string };
  lines: Readonly<Record<string, SampleAnnotation>>;
};
