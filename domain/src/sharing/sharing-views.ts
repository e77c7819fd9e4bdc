import * as z from 'zod/mini';
import { calendarDateField, instantField } from '../kernel/fields.ts';
import { grantKinds, personStates, purchaseRoles, purchaseStates } from '../kernel/purchases/purchases.ts';

const grantView = z.object({
  id: z.uuid(),
  what: z.enum(grantKinds),
  /** The key of the document request whose documents it opens; null opens every kind. */
  documentKind: z.nullable(z.string()),
  /** Who gave it: their name. */
  givenBy: z.string(),
  isOwn: z.boolean(),
  givenAt: instantField,
  until: z.nullable(instantField),
});

const personView = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Known once they have accepted. */
  email: z.nullable(z.string()),
  role: z.enum(purchaseRoles),
  state: z.enum(personStates),
  isYou: z.boolean(),
  since: instantField,
  /** Until when an invitation can be accepted. */
  expiresAt: z.nullable(instantField),
  /** Those that are open. */
  grants: z.array(grantView),
});
export type SharedPersonView = z.infer<typeof personView>;

const accessView = z.object({
  id: z.uuid(),
  name: z.string(),
  what: z.enum(grantKinds),
  /** The document's name where one was opened; empty where it was of a buyer who has left. */
  detail: z.nullable(z.string()),
  at: instantField,
});
export type AccessView = z.infer<typeof accessView>;

/** The purchase with its people, and the newest hundred times that a helper opened something of it. */
export const purchaseView = z.object({
  id: z.uuid(),
  nickname: z.string(),
  propertyState: z.nullable(z.string()),
  county: z.nullable(z.string()),
  closingDay: z.nullable(calendarDateField),
  state: z.enum(purchaseStates),
  people: z.array(personView),
  accesses: z.array(accessView),
});
export type PurchaseView = z.infer<typeof purchaseView>;
