import * as z from 'zod/mini';
import { visitorFields } from '../../accounts/challenge/challenge.ts';
import { done, publicEndpoint } from '../../kernel/endpoint.ts';
import { applicationForm } from './application.ts';

export const questionnaireContract = {
  submitApplication: publicEndpoint('LOOKS_AUTOMATED')
    .route({
      method: 'POST',
      path: '/applications',
      tags: ['Questionnaire'],
      summary: 'Store an application whose disclosure was accepted',
      description: 'The same answers sent again under the same submission id are stored once.',
    })
    .meta({ stores: 'records' })
    .input(z.extend(applicationForm, { submissionId: z.uuid(), ...visitorFields }))
    .output(done),
};
