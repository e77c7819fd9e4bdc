/** What a box of the annotated sample says of one line. `doubt` is for the lesson, where the line contradicts others. */
export type SampleAnnotation = { what: string; compare: string; ask: string; doubt?: string };

/** The words around the boxes, and one box for each line of the sample by its label. */
export type SampleAnnotations = {
  open: string;
  /** What is said once of all lines that contradict others; `lead` with their number. */
  lesson: { title: string; lead: (count: number) => string; open: string };
  parts: { what: string; compare: string; ask: string };
  lines: Readonly<Record<string, SampleAnnotation>>;
};
