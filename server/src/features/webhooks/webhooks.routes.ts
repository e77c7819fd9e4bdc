import { listEventTypes } from '@porchlight/domain/webhooks/event-feed.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { requireActor } from '../staff/require-staff.ts';
import { getEventFeed } from './event-feed.service.ts';
import { getDelivery, listDeliveries } from './webhook-deliveries.service.ts';
import {
  addEndpoint,
  changeEndpoint,
  listEndpoints,
  removeEndpoint,
  rotateSecret,
} from './webhook-endpoints.service.ts';
import { replayDelivery, replayFailed, sendTest } from './webhook-replays.service.ts';
import type { WebhooksContext } from './webhooks-context.ts';

/** Who holds no token is a member of staff, who may read every list that events are about. */
export function createEventFeedRoutes(dependencies: Pick<WebhooksContext, 'database'>) {
  return {
    list: endpoints.eventFeed.list.handler(({ context, input }) => {
      const actor = requireActor(context);
      const types = 'tokenId' in actor ? listEventTypes(actor.scopes) : undefined;
      return getEventFeed(dependencies, { ...input, types });
    }),
  };
}

export function createWebhookRoutes(dependencies: WebhooksContext) {
  const { webhooks } = endpoints;
  return {
    list: webhooks.list.handler(async () => ({ endpoints: await listEndpoints(dependencies) })),
    create: webhooks.create.handler(({ context, input }) =>
      addEndpoint(dependencies, requireActor(context), input),
    ),
    change: webhooks.change.handler(({ context, input }) =>
      changeEndpoint(dependencies, requireActor(context), input),
    ),
    remove: webhooks.remove.handler(async ({ context, input }) => {
      await removeEndpoint(dependencies, requireActor(context), input.id);
      return { done: true } as const;
    }),
    rotateSecret: webhooks.rotateSecret.handler(({ context, input }) =>
      rotateSecret(dependencies, requireActor(context), input.id),
    ),
    sendTest: webhooks.sendTest.handler(({ context, input }) =>
      sendTest(dependencies, requireActor(context), input.id),
    ),
    deliveries: webhooks.deliveries.handler(({ input }) => listDeliveries(dependencies, input)),
    delivery: webhooks.delivery.handler(({ input }) => getDelivery(dependencies.database.db, input.id)),
    replay: webhooks.replay.handler(({ context, input }) =>
      replayDelivery(dependencies, requireActor(context), input.id),
    ),
    replayFailed: webhooks.replayFailed.handler(async ({ context, input }) => ({
      replayed: await replayFailed(dependencies, requireActor(context), input),
    })),
  };
}
