import * as z from 'zod/mini';
import { milestoneSlugs } from '../../kernel/milestone-slugs.ts';
import { contactDetailsForm } from '../../leads/contact-details/contact-details.ts';
import { publishedEvents } from './published-events.ts';

const id = z.string();

/** What one feature says to others in the transaction in which it happened, by type. What is not published stays in there. */
const eventSchemas = {
  ...publishedEvents,
  /** An account was signed in to on a device that was not known; `device` is its browser and system. */
  'device.added': z.object({ accountId: id, device: z.string() }),
  /** The final step of the guide was sent and stored as a home buyer under this id. */
  'contact_details.received': z.object({ id, buyerId: z.nullable(id), details: contactDetailsForm }),
  /** Its owner said, after the upload, which document request it answers. */
  'document.answered': z.object({ documentId: id, buyerId: id, documentRequest: z.string() }),
  /** Before the first file of a signed document goes. */
  'document.removal_asked': z.object({ documentId: id, buyerId: id }),
  'document.removed': z.object({
    documentId: id,
    buyerId: id,
    documentRequest: z.nullable(z.string()),
    /** Whether all of its owner's account goes. */
    withAccount: z.boolean(),
  }),
  'milestone.unlocked': z.object({ buyerId: id, milestone: z.enum(milestoneSlugs) }),
  /** Who is to be paid at closing was written down or replaced, or a later instruction differs from it. */
  'wire.entered': z.object({ buyerId: id, what: z.enum(['written', 'changed', 'replaced', 'differs']) }),
  /** A buyer asked the owner of this address to sign a document. */
  'signing.requested': z.object({ buyerId: id, email: z.string(), from: z.string() }),
  /** A member of staff, by name, answered the buyers of a purchase in their messages. */
  'messages.answered': z.object({ buyerIds: z.array(id), by: z.string() }),
  'beta.granted': z.object({ buyerId: id }),
  /** The closing day of a purchase was set, or cleared with null, wherever it was typed. */
  'purchase.closing_day_set': z.object({ userId: id, day: z.nullable(z.string()) }),
  /** A contract was canceled whose closing day was that of the purchase; `enteredAt` is when its acceptance was entered. */
  'purchase.closing_day_ended': z.object({ userId: id, enteredAt: z.string() }),
  /**
   * A buyer joined the purchase of another; what was of `from` is of `to` from then on. `isOwn`: the buyer of both is the same person, who was
   * a guest here before they signed in.
   */
  'purchase.joined': z.object({ userId: id, from: id, to: id, isOwn: z.optional(z.literal(true)) }),
  /** One of two buyers goes on with a purchase of their own, `to`; who stays in `from` is `remainingId`. */
  'purchase.left': z.object({ userId: id, from: id, to: id, remainingId: id }),
} as const;

export type EventType = keyof typeof eventSchemas;

export type EventData<Type extends EventType> = z.infer<(typeof eventSchemas)[Type]>;
