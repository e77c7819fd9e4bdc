import * as z from 'zod/mini';
import { buyerEndpoint, done } from '../kernel/endpoint.ts';
import { instantField } from '../kernel/fields.ts';
import { homeContent, homeOpinion, MOST_HOMES } from './home-fields.ts';

const buyerOpinion = z.object({ name: z.string(), isYou: z.boolean(), ...homeOpinion });
export type BuyerOpinion = z.infer<typeof buyerOpinion>;

const homeView = z.object({
  id: z.uuid(),
  ...homeContent,
  /** Of the buyers who said something; the reader's own first. */
  opinions: z.array(buyerOpinion),
  changedAt: instantField,
});
export type HomeView = z.infer<typeof homeView>;

const homesView = z.object({
  /** The latest changed first. */
  homes: z.array(homeView),
  /** Whether there is another buyer who reads what is said here. */
  isShared: z.boolean(),
});
export type HomesView = z.infer<typeof homesView>;

const tags = ['Homes'];
const byId = { id: z.uuid() };

export const homesContract = {
  list: buyerEndpoint()
    .route({
      method: 'GET',
      path: '/homes',
      tags,
      summary: 'Read the homes of the purchase',
      successDescription: 'Each home with what its buyers say of it.',
    })
    .output(homesView),
  save: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/homes/{id}',
      tags,
      summary: 'Enter or change a home',
      description: `The caller chooses the id, so that a home sent twice is stored once. A purchase keeps at most ${MOST_HOMES}.`,
      successDescription: 'The home as it is stored.',
    })
    .input(z.object({ ...byId, ...homeContent }))
    .output(homeView),
  remove: buyerEndpoint()
    .route({
      method: 'DELETE',
      path: '/homes/{id}',
      tags,
      summary: 'Delete a home',
      description: 'Deleting one that is gone already is no error.',
    })
    .input(z.object(byId))
    .output(done),
  say: buyerEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/homes/{id}/opinion',
      tags,
      summary: 'Enter own score, note and highest price for a home',
      description: 'Both buyers read it; no agent, no staff and no other person does.',
      successDescription: 'The home with what its buyers say.',
    })
    .input(z.object({ ...byId, ...homeOpinion }))
    .output(homeView),
};
