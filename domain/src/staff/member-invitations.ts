/** For so long an invitation's link works, in days, and once. */
export const STAFF_INVITATION_DAYS = 3;
