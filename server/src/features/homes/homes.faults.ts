import { randomUUID } from 'node:crypto';
import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { addSamplePhoto, samplePhoto } from '@porchlight/testing/uploads/sample-photo.ts';
import { createAcceptedHome, sampleContract, sampleHome, sampleOffer } from './sample-home.ts';

const withHome = (body?: object): Recipe => ({
  async prepare({ query, buyer }) {
    await query('delete from homes');
    const id = randomUUID();
    await buyer.call('PUT', `/api/homes/${id}`, sampleHome);
    return { who: buyer, parameters: { id }, ...(body && { body }) };
  },
});

const withPhoto = (body?: object): Recipe => ({
  async prepare({ query, buyer }) {
    await query('delete from homes');
    const id = randomUUID();
    await buyer.call('PUT', `/api/homes/${id}`, sampleHome);
    const photoId = await addSamplePhoto(buyer, id);
    return { who: buyer, parameters: { id, photoId }, ...(body && { body }) };
  },
});

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'homes.save': {
    async prepare({ query, buyer }) {
      await query('delete from homes');
      return { who: buyer, parameters: { id: randomUUID() }, body: sampleHome };
    },
  },
  'homes.remove': withHome(),
  'homes.setOpinion': withHome({ score: 4, note: 'Quiet street', walkAway: null }),
  'homes.addEntry': {
    async prepare({ query, buyer }) {
      await query('delete from homes');
      const id = randomUUID();
      await buyer.call('PUT', `/api/homes/${id}`, sampleHome);
      return { who: buyer, parameters: { id, entryId: randomUUID() }, body: sampleOffer };
    },
  },
  'homePhotos.add': {
    async prepare({ query, buyer }) {
      await query('delete from homes');
      const id = randomUUID();
      await buyer.call('PUT', `/api/homes/${id}`, sampleHome);
      return { who: buyer, parameters: { id, photoId: randomUUID() }, ...samplePhoto };
    },
  },
  'homePhotos.describe': withPhoto({ caption: 'Kitchen' }),
  'homePhotos.arrange': {
    async prepare(world) {
      const request = await withPhoto().prepare(world);
      const second = await addSamplePhoto(world.buyer, String(request.parameters?.id));
      return { ...request, body: { photoIds: [second] } };
    },
  },
  'homePhotos.remove': withPhoto(),
  'homes.setContract': {
    async prepare({ query, buyer }) {
      await query('delete from homes');
      await query('delete from purchase_dates');
      return { who: buyer, parameters: { id: await createAcceptedHome(buyer) }, body: sampleContract };
    },
  },
};
