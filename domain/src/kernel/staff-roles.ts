/**
 * What a member of staff may do: `read` opens counts and lists, in which addresses and figures are hidden; `addresses` shows email
 * addresses, phone numbers and what people wrote; `figures` a buyer's plan, homes, offers and dates; `documents` opens files; `decide`
 * works on leads, requests and reviews, and owns them; `answer` reads and answers messages and questions; `send` is about emails to many;
 * `export` takes lists away as files; `manage` is about members, tokens, other systems, the log, export and erasure of a person.
 */
export const staffRights = [
  'read',
  'addresses',
  'figures',
  'documents',
  'decide',
  'answer',
  'send',
  'export',
  'manage',
] as const;
export type StaffRight = (typeof staffRights)[number];

export const staffRoles = ['reader', 'agent', 'processor', 'marketing', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The rights of each role: sets, of which none but the admin's holds all of another's. */
export const rightsOfRoles: Record<StaffRole, readonly StaffRight[]> = {
  reader: ['read'],
  agent: ['read', 'addresses', 'figures', 'documents', 'decide', 'answer', 'export'],
  processor: ['read', 'addresses', 'figures', 'documents', 'decide', 'answer'],
  marketing: ['read', 'addresses', 'send', 'export'],
  admin: staffRights,
};

/** One right or several, all of which are needed. */
export type NeededRights = StaffRight | readonly StaffRight[];

/** Whether someone of `role` has all of the `needed` rights. A role that a newer release gave has none. */
export function hasRights(role: StaffRole, needed: NeededRights): boolean {
  const held: readonly StaffRight[] = rightsOfRoles[role] ?? [];
  return (typeof needed === 'string' ? [needed] : needed).every((right) => held.includes(right));
}

/** Shown in place of what the member may not see. */
export const HIDDEN = '•••';

/** The names of fields, in whatever a member is answered, that only those with the right see. */
const fieldsOfRights = {
  addresses: ['email', 'phone', 'excerpt'],
  figures: ['purchasePrice', 'downPayment'],
} as const satisfies Partial<Record<StaffRight, readonly string[]>>;

/** The answer without what someone of `role` may not see: the text of such a field is `HIDDEN`. Answers are trees of a page of a list at most. */
export function hideFields<Answer>(answer: Answer, role: StaffRole): Answer {
  const hidden = Object.entries(fieldsOfRights).flatMap(([right, fields]) =>
    hasRights(role, right as StaffRight) ? [] : fields,
  );
  return hidden.length === 0 ? answer : (hide(answer, new Set(hidden)) as Answer);
}

function hide(value: unknown, hidden: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => hide(each, hidden));
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [
      key,
      hidden.has(key) && typeof each === 'string' ? HIDDEN : hide(each, hidden),
    ]),
  );
}
