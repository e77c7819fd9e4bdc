import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { newEmail } from '@porchlight/testing/faults/fault-fixtures.ts';
import type { FaultWorld } from '@porchlight/testing/faults/fault-world.ts';

async function addMember({ admin }: FaultWorld): Promise<string> {
  const { body } = await admin.call('POST', '/api/staff/members', {
    name: 'Rita Reader',
    email: newEmail(),
    role: 'reader',
  });
  return String(body.id);
}

const absence = { from: '2098-01-04', until: '2098-01-15', deputyId: null };

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'members.invite': {
    prepare: async ({ admin }) => ({
      who: admin,
      body: { name: 'Rita Reader', email: newEmail(), role: 'reader' },
    }),
  },
  'members.inviteAgain': {
    prepare: async (world) => ({ who: world.admin, parameters: { id: await addMember(world) } }),
  },
  'members.setRole': {
    prepare: async (world) => ({
      who: world.admin,
      parameters: { id: await addMember(world) },
      body: { role: 'agent' },
    }),
    happensAgain: 'each change is written down',
  },
  'members.suspend': {
    prepare: async (world) => ({ who: world.admin, parameters: { id: await addMember(world) } }),
    happensAgain: 'each change is written down',
  },
  'members.restore': {
    async prepare(world) {
      const id = await addMember(world);
      await world.admin.call('PUT', `/api/staff/members/${id}/suspension`, {});
      return { who: world.admin, parameters: { id } };
    },
    happensAgain: 'each change is written down',
  },
  'absences.setOwn': { prepare: async ({ admin }) => ({ who: admin, body: absence }) },
  'absences.removeOwn': {
    async prepare({ admin }) {
      await admin.call('PUT', '/api/staff/current/absence', absence);
      return { who: admin };
    },
  },
  'absences.set': {
    prepare: async (world) => ({
      who: world.admin,
      parameters: { id: await addMember(world) },
      body: absence,
    }),
  },
  'absences.remove': {
    async prepare(world) {
      const id = await addMember(world);
      await world.admin.call('PUT', `/api/staff/members/${id}/absence`, absence);
      return { who: world.admin, parameters: { id } };
    },
  },
};
