import * as z from 'zod/mini';
import { buyerEndpoint } from '../kernel/endpoint.ts';

/** What the rooms of money would answer first. Null where what it takes is not known. Cents. */
const roomFactsView = z.object({
  /** The score that counts: of the readings of the reader and of a co-buyer who shares, else the plan's. */
  creditScore: z.nullable(z.int()),
  /** The program most likely for the buyer that names a figure, as the program finder says it. */
  likeliestProgram: z.nullable(
    z.object({ name: z.string(), amount: z.int(), is: z.enum(['exact', 'upTo']) }),
  ),
});
export type RoomFactsView = z.infer<typeof roomFactsView>;

export const roomFactsContract = {
  get: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/today/rooms',
      tags: ['Milestones'],
      summary: 'Read what credit and programs come to',
      description:
        'The credit score that counts and the program most likely for the buyer, worked out of what the rooms know. Nothing is stored.',
    })
    .output(roomFactsView),
};
