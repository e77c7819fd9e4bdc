import { onForgotten } from '../browser/device-owner.ts';
import { createQueryClient, resetAfterSignIn } from './query-client.ts';

/** One for as long as the window is open: what was read in one part of the site is known in the others. */
export const queryClient = createQueryClient();

onForgotten(() => void resetAfterSignIn(queryClient));
