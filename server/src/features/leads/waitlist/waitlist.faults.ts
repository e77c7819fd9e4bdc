import type { Recipe } from '@porchlight/testing/faults/fail-nth.ts';
import { newEmail, writeForm } from '@porchlight/testing/faults/fault-fixtures.ts';

/** How each storing endpoint is brought to store something, by `feature.name`. */
export const recipes: Record<string, Recipe> = {
  'waitlist.join': {
    prepare: (world) => writeForm(world, { email: newEmail(), feature: 'mortgage-news' }),
  },
  'waitlistConsole.announceLaunch': {
    async prepare({ admin, query }) {
      await query('delete from waitlist_emails');
      await query('delete from waitlist_launches');
      await query('delete from waitlist_entries');
      await query(`insert into waitlist_entries values ('home-buying', $1, now())`, [newEmail()]);
      const { body } = await admin.call('GET', '/api/staff/waitlists');
      const lists = body.waitlists as { feature: string; title: string }[];
      const title = lists.find(({ feature }) => feature === 'home-buying')?.title;
      return { who: admin, parameters: { feature: 'home-buying' }, body: { confirmation: title } };
    },
    // A job sends the emails afterwards.
    ignores: ['waitlist_emails', 'waitlist_launches'],
  },
};
