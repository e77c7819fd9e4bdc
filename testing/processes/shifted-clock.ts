const ahead = Number(process.env.CLOCK_AHEAD_MS);
const Real = Date;

/** Loaded before a program: its machine's clock is wrong. What waits (`setTimeout`) is counted by another clock, as on a machine. */
globalThis.Date = class extends Real {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(Real.now() + ahead);
    else super(...(given as [number]));
  }
  static override now = () => Real.now() + ahead;
} as DateConstructor;

export {};
