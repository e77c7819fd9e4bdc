/** One quantity over time: its exact figures as on the wire, one for each month that is drawn. */
export type Series = { name: string; figures: readonly string[] };

/** Areas are stacked, the first at the bottom; lines differ in their dashes and in the names beside them. */
export type ChartPanel = { title: string; kind: 'areas' | 'lines'; series: readonly Series[] };
