import { onForgotten } from './device-owner.ts';
import { beginAnew, createQueryClient } from './query-client.ts';

/** One for as long as the window is open: what was read in one part of the site is known in the others. */
export const queryClient = createQueryClient();

onForgotten(() => void beginAnew(queryClient));
