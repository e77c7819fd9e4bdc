import * as z from 'zod/mini';
import { resetPasswordInput } from './accounts.contract.ts';

/** What the buyer types to reset a password; the token comes with the mailed link. */
export const newPasswordInput = z.pick(resetPasswordInput, { password: true });
