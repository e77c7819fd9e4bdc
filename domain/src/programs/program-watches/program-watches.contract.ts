import * as z from 'zod/mini';
import { buyerEndpoint, done, signedUpEndpoint } from '../../kernel/endpoint.ts';

const tags = ['Programs'];

/** A program by its id, as the finder names it. */
const watchedProgram = z.object({
  program: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,79}$/)),
});

export const programWatchesContract = {
  list: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/program-watches',
      tags,
      summary: 'List the programs whose window one watches',
      successDescription: 'The ids of the programs, the one watched last first.',
    })
    .output(z.object({ programs: z.array(z.string()) })),
  add: signedUpEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/program-watches/{program}',
      tags,
      summary: 'Watch the window of a program',
      description:
        'Whoever watches is notified when it opens, a week before it closes and when it ran dry. NOT_FOUND for a program without a window.',
    })
    .input(watchedProgram)
    .output(done),
  remove: buyerEndpoint()
    .route({
      method: 'DELETE',
      path: '/program-watches/{program}',
      tags,
      summary: 'Watch a program no longer',
      description: 'Of one that is not watched this is no error.',
    })
    .input(watchedProgram)
    .output(done),
};
