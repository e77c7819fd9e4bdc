/** What can be worked out from other figures of the form: whether it agrees, and which figures that proves. */
export type LoanCheck = { name: string; holds: boolean; proves: readonly string[] };
