import * as z from 'zod/mini';
import { done, staffEndpoint } from '../kernel/endpoint.ts';
import { calendarDateField } from '../kernel/fields.ts';

const member = z.object({ id: z.string(), name: z.string() });

/** An absence that is not over, its days included. `isCovered`: the deputy looks after what the member owns, today or from the first day on. */
export const absenceView = z.object({
  member,
  from: calendarDateField,
  until: calendarDateField,
  isNow: z.boolean(),
  deputy: z.nullable(member),
  isCovered: z.boolean(),
});
export type AbsenceView = z.infer<typeof absenceView>;

const fields = {
  from: calendarDateField,
  until: calendarDateField,
  deputyId: z.nullable(z.string().check(z.minLength(1), z.maxLength(100))),
};

const tags = ['Staff'];
const own = '/staff/current/absence';
const ofMember = '/staff/members/{id}/absence';
const byMember = z.object({ id: z.string() });

export const absencesContract = {
  list: staffEndpoint('read')
    .route({ method: 'GET', path: '/staff/absences', tags, summary: 'List who is away, and who covers' })
    .output(z.array(absenceView)),
  setOwn: staffEndpoint('decide')
    .route({ method: 'PUT', path: own, tags, summary: 'Say when you are away, and who covers' })
    .input(z.object(fields))
    .output(done),
  removeOwn: staffEndpoint('decide')
    .route({ method: 'DELETE', path: own, tags, summary: 'Take your absence back' })
    .output(done),
  set: staffEndpoint('manage', 'NOT_FOUND')
    .route({ method: 'PUT', path: ofMember, tags, summary: 'Say when a member is away, and who covers' })
    .input(z.object({ id: z.string(), ...fields }))
    .output(done),
  remove: staffEndpoint('manage', 'NOT_FOUND')
    .route({ method: 'DELETE', path: ofMember, tags, summary: 'Take the absence of a member back' })
    .input(byMember)
    .output(done),
};
