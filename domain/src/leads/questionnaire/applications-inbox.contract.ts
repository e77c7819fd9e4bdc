import * as z from 'zod/mini';
import { callsConsent } from '../../accounts/calls-consent.ts';
import { staffEndpoint } from '../../kernel/endpoint.ts';
import { instantField } from '../../kernel/fields.ts';
import { listInput, listPage } from '../../staff/staff-lists.ts';
import { occupancies, propertyTypes, timelines } from './questionnaire.ts';

/** An application as staff see it; amounts as they were typed. */
export const applicationView = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  timeline: z.enum(timelines),
  propertyType: z.enum(propertyTypes),
  occupancy: z.enum(occupancies),
  purchasePrice: z.string(),
  downPayment: z.string(),
  /** Which text of the disclosure was accepted, and when. */
  disclosureVersion: z.string(),
  acceptedAt: instantField,
});
export type ApplicationView = z.infer<typeof applicationView>;

/** An application with what was agreed to about calls. */
export const applicationDetail = z.extend(applicationView, { calls: callsConsent });
export type ApplicationDetail = z.infer<typeof applicationDetail>;

export const applicationFilterFields = {
  /** Only applications of buyers who want to buy within this time. */
  timeline: z.optional(z.enum(timelines)),
  /** Only applications for this type of home. */
  propertyType: z.optional(z.enum(propertyTypes)),
};
export const applicationFilter = z.object(applicationFilterFields);
export type ApplicationFilter = z.infer<typeof applicationFilter>;

const tags = ['Questionnaire'];

export const applicationsInboxContract = {
  list: staffEndpoint('read')
    .route({ method: 'GET', path: '/staff/applications', tags, summary: 'List applications, newest first' })
    .meta({ scope: 'applications:read' })
    .input(z.object({ cursor: listInput.cursor, limit: listInput.limit, ...applicationFilterFields }))
    .output(listPage(applicationView)),
  read: staffEndpoint(['addresses', 'figures'], 'NOT_FOUND')
    .route({
      method: 'GET',
      path: '/staff/applications/{id}',
      tags,
      summary: 'Read an application',
      successDescription: 'The application, and what was agreed to about calls.',
    })
    .meta({ scope: 'applications:read' })
    .input(z.object({ id: z.uuid() }))
    .output(applicationDetail),
  exportCsv: staffEndpoint(['figures', 'export'])
    .route({
      method: 'GET',
      path: '/staff/applications.csv',
      inputStructure: 'detailed',
      tags,
      summary: 'All applications of a filter as CSV',
    })
    .meta({ scope: 'applications:read', stream: true })
    .input(z.object({ query: applicationFilter }))
    .output(z.file()),
};
