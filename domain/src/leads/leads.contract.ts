import * as z from 'zod/mini';
import { visitorFields } from '../accounts/challenge/challenge.ts';
import { done, publicEndpoint } from '../kernel/endpoint.ts';
import { consentWithPhone, contactFields, newsletterForm } from './leads.ts';

const emailToken = z.object({ token: z.string().check(z.regex(/^[\w-]{1,200}$/)) });
const tags = ['Leads'];

export const leadsContract = {
  submitContact: publicEndpoint('LOOKS_AUTOMATED')
    .route({
      method: 'POST',
      path: '/leads/contact',
      tags,
      summary: 'Send the contact form',
      description: 'The same words sent again under the same submission id are stored once.',
    })
    .meta({ stores: 'records' })
    .input(z.object({ ...contactFields, submissionId: z.uuid(), ...visitorFields }).check(consentWithPhone))
    .output(done),
  subscribeNewsletter: publicEndpoint('LOOKS_AUTOMATED')
    .route({
      method: 'POST',
      path: '/newsletter/subscriptions',
      tags,
      summary: 'Ask for the newsletter',
      description:
        'Sends a letter to confirm; without that step no newsletter goes there. Answers the same whether or not the address is subscribed.',
    })
    .meta({ stores: 'records' })
    .input(z.extend(newsletterForm, visitorFields))
    .output(done),
  confirmNewsletter: publicEndpoint('LINK_EXPIRED')
    .route({
      method: 'POST',
      path: '/newsletter/confirm',
      tags,
      summary: 'Confirm a subscription with the token of the letter',
    })
    .meta({ stores: 'records' })
    .input(emailToken)
    .output(done),
  unsubscribeNewsletter: publicEndpoint('LINK_EXPIRED')
    .route({
      method: 'POST',
      path: '/newsletter/unsubscribe',
      tags,
      summary: 'End a subscription with the token of a letter',
      description: 'Works at any time and as often as it is asked.',
    })
    .meta({ stores: 'records' })
    .input(emailToken)
    .output(done),
};
