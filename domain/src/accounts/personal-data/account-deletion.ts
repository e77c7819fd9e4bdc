const DAY_MS = 24 * 60 * 60 * 1000;

/** How long an account that is to be deleted can still be kept. */
export const GRACE_DAYS = 14;
/** How long before the end the owner is reminded, and the least time between the reminder and the end. */
export const REMINDER_DAYS = 3;

/** `dueAt` ends the period; `begunAt` is set once the deletion is under way and cannot be called off. */
export type DeletionPlan = { dueAt: Date; remindedAt: Date | null; begunAt: Date | null };

export function findDeletionDue(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + GRACE_DAYS * DAY_MS);
}

/** Whether the owner may still keep the account. */
export function canKeepAccount({ dueAt, begunAt }: DeletionPlan, now: Date): boolean {
  return begunAt === null && now < dueAt;
}

/**
 * The step that is due now. No account is deleted without a reminder: where the server was down when it was due, the deletion moves so that
 * three days are left after it.
 */
export function findDeletionStep(plan: DeletionPlan, now: Date): DeletionStep {
  if (plan.begunAt !== null) return { step: 'erase' };
  if (plan.remindedAt === null) {
    const noticeEnds = new Date(now.getTime() + REMINDER_DAYS * DAY_MS);
    if (noticeEnds < plan.dueAt) return { step: 'wait' };
    return { step: 'remind', dueAt: noticeEnds };
  }
  return now < plan.dueAt ? { step: 'wait' } : { step: 'erase' };
}

export type DeletionStep = { step: 'wait' } | { step: 'remind'; dueAt: Date } | { step: 'erase' };
