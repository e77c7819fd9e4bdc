import * as z from 'zod/mini';
import { visitorFields } from '../../accounts/challenge/challenge.ts';
import { done, publicEndpoint } from '../../kernel/endpoint.ts';
import { waitlistForm } from './waitlist-form.ts';

export const waitlistContract = {
  join: publicEndpoint('LOOKS_AUTOMATED')
    .route({
      method: 'POST',
      path: '/waitlist',
      tags: ['Waitlist'],
      summary: 'Ask to be told when a feature launches',
      description: 'An address is stored once per feature; asking again is answered the same.',
    })
    .meta({ stores: 'records' })
    .input(z.extend(waitlistForm, visitorFields))
    .output(done),
};
