import { publicEndpoint } from '../../kernel/endpoint.ts';
import { challenge } from './challenge.ts';

export const challengeContract = {
  issue: publicEndpoint()
    .route({
      method: 'GET',
      path: '/challenge',
      tags: ['Challenge'],
      summary: 'Ask for a challenge to solve',
      description:
        'A public form sends the solved challenge with its fields. Each is good for one submission within half an hour.',
    })
    .output(challenge),
};
