/** One quantity over time: its exact figures as on the wire, one for each month that is drawn. */
export type Series = { name: string; figures: readonly string[] };

/** Areas stand on each other, the first at the bottom; lines are told apart by their dashes and the names beside them. */
export type ChartPanel = { title: string; kind: 'areas' | 'lines'; series: readonly Series[] };
