/** What opens an account besides a code by email: `identities` are those of the provider. */
export type WaysIn = { hasPassword: boolean; passkeys: number; identities: number };

/** Whether one passkey or linked identity may be removed: never the last way in, since a mailbox alone can be lost. */
export function mayRemoveWayIn({ hasPassword, passkeys, identities }: WaysIn): boolean {
  return hasPassword || passkeys + identities > 1;
}

/**
 * Whether a code by email proves who someone is before a sensitive change. Not beside a password, which a stolen mailbox would then get
 * around, and not for staff, whose console opens with a second step.
 */
export function mayProveByEmailCode({
  hasPassword,
  isStaff,
}: {
  hasPassword: boolean;
  isStaff: boolean;
}): boolean {
  return !hasPassword && !isStaff;
}

/** What is known when someone who has shown no second step adds a passkey. */
export type LostPasskey = { hasPassword: boolean; isStaff: boolean; hasAppCodes: boolean; openedBy: string };

/**
 * Whether a session that a code by email opened may add a passkey in place of one that was lost. Only where passkeys are the account's one
 * way in: there the mailbox is how it is recovered, as it is for a password.
 */
export function mayReplaceLostPasskey({ hasPassword, isStaff, hasAppCodes, openedBy }: LostPasskey): boolean {
  return mayProveByEmailCode({ hasPassword, isStaff }) && !hasAppCodes && openedBy === 'mail';
}
