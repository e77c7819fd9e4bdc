/** The status of a request that a member of the staff has to approve. */
export const betaRequestStatuses = ['waiting', 'approved', 'declined'] as const;
export type BetaRequestStatus = (typeof betaRequestStatuses)[number];

/** Days after a declined request until its buyer can ask again. */
export const ASK_AGAIN_AFTER_DAYS = 30;

/** In UTF-16 units, as a text area counts them. */
export const MAX_BETA_ANSWER_LENGTH = 500;

const DAY_MS = 24 * 3_600_000;

/** A buyer's newest request. `decidedAt` is null while it waits. */
export type BetaRequest = { status: BetaRequestStatus; requestedAt: Date; decidedAt: Date | null };

/** When the buyer of a declined request can ask again; nothing for any other. */
export function findAskAgainAt(request: BetaRequest): Date | undefined {
  if (request.status !== 'declined' || request.decidedAt === null) return undefined;
  return new Date(request.decidedAt.getTime() + ASK_AGAIN_AFTER_DAYS * DAY_MS);
}

/** Whether a new request may be stored: not while one waits, and not within the days after one was declined. */
export function mayAskForBeta(newest: BetaRequest | undefined, now: Date): boolean {
  if (newest === undefined) return true;
  if (newest.status === 'waiting') return false;
  const askAgainAt = findAskAgainAt(newest);
  return askAgainAt === undefined || askAgainAt <= now;
}
