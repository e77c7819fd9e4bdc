import * as z from 'zod/mini';
import { visitorFields } from '../../accounts/challenge/challenge.ts';
import { done, publicEndpoint } from '../../kernel/endpoint.ts';
import { contactDetailsForm } from './contact-details.ts';

export const contactDetailsContract = {
  submit: publicEndpoint('LOOKS_AUTOMATED')
    .route({
      method: 'POST',
      path: '/contact-details',
      tags: ['Contact details'],
      summary: 'Send the final step of the journey',
      description:
        'Stores a lead and a home buyer, both or neither. The same words sent again under the same submission id are stored once. Works signed in and signed out.',
    })
    .meta({ stores: 'records' })
    .input(z.extend(contactDetailsForm, { submissionId: z.uuid(), ...visitorFields }))
    .output(done),
};
