import * as z from 'zod/mini';
import { emailField, personNameField, phoneField } from '../../kernel/fields.ts';
import type { Sampled } from '../../site/site.ts';
import * as texts from '../en.ts';
import { consentVersionField } from '../leads.ts';
import { occupancies, propertyTypes, timelines } from './questionnaire.ts';

/** An amount as it was typed; nothing is required of it but to be short (specification 5: step 4 has no required check). */
const amountText = z
  .string()
  .check(z.trim(), z.maxLength(40, texts.amountLimit), z.regex(/^\P{Cc}*$/u, texts.useDigitsCommas));

/** Answers as they are stored once the disclosure has been accepted. */
export const applicationForm = z.object({
  timeline: z.enum(timelines, texts.timelineRequired),
  propertyType: z.enum(propertyTypes, texts.homeTypeRequired),
  occupancy: z.enum(occupancies, texts.homeUseRequired),
  purchasePrice: amountText,
  downPayment: amountText,
  name: personNameField,
  email: emailField,
  phone: phoneField,
  /** Which text of the disclosure was accepted. */
  disclosureVersion: consentVersionField,
});
export type Application = z.infer<typeof applicationForm>;

/**
 * The Loan Estimate Disclosure that is read before an application is stored (specification 4). `version` is the day the
 * text took effect, as an ISO date; it is stored with each application, so new words get a new one.
 */
export type ApplicationDisclosure = Sampled & {
  version: string;
  title: string;
  lead: string;
  paragraphs: readonly string[];
  confirm: string;
  cancel: string;
  sending: string;
  /** What to add when sending failed. */
  notSent: string;
};
