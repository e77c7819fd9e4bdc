/** The state of one limit for a request: `quota` in each `seconds`, how many are left, and when all of them are back. */
export type LimitState = { name: string; quota: number; seconds: number; left: number; endsAt: number };
