import * as z from 'zod/mini';
import { emailField } from '../../kernel/fields.ts';
import * as texts from '../en.ts';
import { waitlistFeatures } from './waitlist.ts';

/** The waitlist form (specification 5): one address for one feature. */
export const waitlistForm = z.object({
  email: emailField,
  feature: z.enum(waitlistFeatures, texts.waitlistFeatureRequired),
});
