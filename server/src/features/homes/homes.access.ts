import { randomUUID } from 'node:crypto';
import { type AccessRows, buyer, owned } from '@porchlight/testing/access/access-row.ts';
import { samplePhoto } from '@porchlight/testing/uploads/sample-photo.ts';
import { sampleContract, sampleHome, sampleOffer } from './sample-home.ts';

/** Another purchase may use the same id for a home of its own (homes.test.ts). */
const still = 'select count(distinct id)::int from homes where id = $1';

/** Who may call each endpoint, a second time beside the contract: one without a row does not compile. */
export const accessRows: AccessRows<'homes' | 'homePhotos'> = {
  'homes.list': buyer(),
  'homes.save': owned(async ({ things }) => ({ parameters: { id: await things.home() }, body: sampleHome }), {
    coBuyer: 'done',
    others: 'done',
    still,
  }),
  'homes.remove': owned(async ({ things }) => ({ parameters: { id: await things.home() } }), {
    coBuyer: 'done',
    others: 'done',
    still,
  }),
  'homes.setOpinion': owned(
    async ({ things }) => ({
      parameters: { id: await things.home() },
      body: { score: 4, note: 'Quiet street', walkAway: 41_000_000 },
    }),
    { coBuyer: 'done' },
  ),
  'homes.readLog': owned(async ({ things }) => ({ parameters: { id: await things.home() } }), {
    coBuyer: 'done',
  }),
  'homes.addEntry': owned(
    async ({ things }) => ({
      parameters: { id: await things.home(), entryId: randomUUID() },
      body: sampleOffer,
    }),
    { coBuyer: 'done' },
  ),
  'homes.setContract': owned(
    async ({ things }) => ({ parameters: { id: await things.acceptedHome() }, body: sampleContract }),
    { coBuyer: 'done' },
  ),
  'homePhotos.add': owned(
    async ({ things }) => ({
      parameters: { id: await things.home(), photoId: randomUUID() },
      query: samplePhoto.query,
      body: samplePhoto.body,
    }),
    { coBuyer: 'done' },
  ),
  'homePhotos.describe': owned(
    async ({ things }) => ({ parameters: await things.photo(), body: { caption: 'Kitchen' } }),
    { coBuyer: 'done' },
  ),
  'homePhotos.arrange': owned(
    async ({ things }) => {
      const { id, photoId } = await things.photo();
      return { parameters: { id }, body: { photoIds: [photoId] } };
    },
    { coBuyer: 'done' },
  ),
  'homePhotos.remove': owned(async ({ things }) => ({ parameters: await things.photo() }), {
    ...{ coBuyer: 'done', others: 'done' },
    still: 'select count(*)::int from home_photos where id = $1',
  }),
  'homePhotos.read': owned(async ({ things }) => ({ parameters: await things.photo() }), { coBuyer: 'done' }),
};
