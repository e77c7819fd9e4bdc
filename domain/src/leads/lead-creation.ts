import * as z from 'zod/mini';
import { emailField, personNameField, phoneField } from '../kernel/fields.ts';
import * as texts from './en.ts';
import { consentTimeField } from './lead-import.ts';
import { leadStatuses, memberIdField } from './lead-inbox.ts';
import { consentVersionField, messageField } from './leads.ts';

/** A lead as another system hands it over. A phone number comes with what was agreed to, and when. */
export const newLeadFields = z
  .object({
    name: personNameField,
    email: emailField,
    phone: z.optional(phoneField),
    consentVersion: z.optional(consentVersionField),
    consentedAt: z.optional(consentTimeField),
    message: z.optional(messageField),
    status: z._default(z.enum(leadStatuses), 'new'),
    /** A member’s id, as the list of owners names them. */
    ownerId: z.optional(memberIdField),
  })
  .check(
    z.refine((lead) => lead.phone === undefined || lead.consentVersion !== undefined, {
      path: ['consentVersion'],
      error: texts.consentVersionMissing,
    }),
    z.refine((lead) => lead.phone === undefined || lead.consentedAt !== undefined, {
      path: ['consentedAt'],
      error: texts.consentTimeMissing,
    }),
  );
export type NewLead = z.infer<typeof newLeadFields>;
