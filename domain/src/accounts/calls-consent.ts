import * as z from 'zod/mini';
import { instantField } from '../kernel/fields.ts';
import { consentDecisions } from './consents.ts';

/**
 * What the ledger of consents says last of calls and text messages to an address, and since when; null where nothing was ever said.
 * Goes wherever the console shows a telephone number.
 */
export const callsConsent = z.nullable(z.object({ decision: z.enum(consentDecisions), at: instantField }));
export type CallsConsent = z.infer<typeof callsConsent>;
