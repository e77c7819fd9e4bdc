/**
 * What a staff member may do: a reader sees lists and figures; an agent works (leads, reviews, exports); an admin also decides
 * about members, tokens and what goes out. Each may do what those before it may.
 */
export const staffRoles = ['reader', 'agent', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Whether someone of `role` may do what needs `needed`. */
export function includesRole(role: StaffRole, needed: StaffRole): boolean {
  return staffRoles.indexOf(role) >= staffRoles.indexOf(needed);
}
