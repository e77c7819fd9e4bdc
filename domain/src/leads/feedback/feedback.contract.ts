import * as z from 'zod/mini';
import { done, signedUpEndpoint } from '../../kernel/endpoint.ts';
import { writtenTextField } from '../../kernel/fields.ts';
import { RATING } from './feedback.ts';

export const feedbackContract = {
  submit: signedUpEndpoint('NOT_FOUND')
    .route({
      method: 'PUT',
      path: '/feedback/{id}',
      tags: ['Feedback'],
      summary: 'Say how a milestone went',
      description:
        'The caller chooses the id, so that feedback sent twice is stored once. The comment may be empty and has no limit of its own (specification 5); the whole request has to fit into 1 MiB.',
    })
    .input(
      z.object({
        id: z.uuid(),
        milestoneId: z.int().check(z.minimum(1), z.maximum(10)),
        rating: z.int().check(z.minimum(RATING.lowest), z.maximum(RATING.highest)),
        feedback: writtenTextField,
      }),
    )
    .output(done),
};
