import * as z from 'zod/mini';
import { visitorFields } from '../accounts/challenge/challenge.ts';
import { done, publicEndpoint, signedUpEndpoint } from '../kernel/endpoint.ts';
import { personMessage, visitorPersonMessage } from './person-message.ts';

const tags = ['Assistant'];

export const assistantContract = {
  sendToPerson: signedUpEndpoint()
    .route({
      method: 'PUT',
      path: '/assistant/messages/{id}',
      tags,
      summary: 'Send a question to a person',
      description:
        'Stored with the account, and mailed to the operator. The caller chooses the id, so that the same words sent twice are stored once.',
    })
    .input(z.extend(personMessage, { id: z.uuid() }))
    .output(done),
  sendToPersonAsVisitor: publicEndpoint('LOOKS_AUTOMATED')
    .route({
      method: 'POST',
      path: '/assistant/visitor-messages',
      tags,
      summary: 'Send a question to a person without an account',
      description: 'The same words sent again under the same submission id are stored once.',
    })
    .meta({ stores: 'records' })
    .input(z.extend(visitorPersonMessage, { submissionId: z.uuid(), ...visitorFields }))
    .output(done),
};
