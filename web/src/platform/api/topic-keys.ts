import type { ChangeTopic } from '@porchlight/domain/webhooks/events/change-topics.ts';
import type { QueryKey } from '@tanstack/react-query';
import { api } from './api.ts';

const dates = api.purchaseDates.key();
const today = api.today.key();
const search = api.search.key();

/** As page-api.ts names them, which not every page loads: what is read again for topics that are not, or not only, the name of what is read. */
const keysOfTopic: { [Topic in ChangeTopic]?: readonly QueryKey[] } = {
  milestones: [api.milestones.key(), search, dates, today],
  documents: [
    api.documents.key(),
    api.milestones.key(),
    [['keptReadings']],
    api.signing.key(),
    search,
    today,
  ],
  profile: [api.accounts.key(), [['accountSettings']], [['betaAccess']], api.milestones.key()],
  people: [[['sharing']], [['credit']], api.milestones.key(), search, today],
  dates: [dates, api.milestones.key(), search, today],
  plan: [api.plan.key(), api.milestones.key(), [['planApplication']], today],
  credit: [[['credit']], today],
  homes: [
    api.milestones.key(),
    [['homes']],
    [['reportsAndConditions']],
    [['wireGuard']],
    [['ownedHome']],
    search,
    today,
  ],
};

/** What is read again once this has changed. */
export function listTopicKeys(topic: ChangeTopic): readonly QueryKey[] {
  return keysOfTopic[topic] ?? [[[topic]]];
}
