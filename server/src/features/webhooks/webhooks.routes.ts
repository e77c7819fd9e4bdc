import { endpoints } from '../../platform/http/endpoints.ts';
import { requireActor } from '../staff/require-staff.ts';
import {
  listDeliveries,
  readDelivery,
  replayDelivery,
  replayFailed,
  sendTest,
} from './webhook-deliveries.service.ts';
import {
  addEndpoint,
  changeEndpoint,
  listEndpoints,
  removeEndpoint,
  rotateSecret,
} from './webhook-endpoints.service.ts';
import type { WebhooksContext } from './webhooks-context.ts';

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
    delivery: webhooks.delivery.handler(({ input }) => readDelivery(dependencies.database.db, input.id)),
    replay: webhooks.replay.handler(({ context, input }) =>
      replayDelivery(dependencies, requireActor(context), input.id),
    ),
    replayFailed: webhooks.replayFailed.handler(async ({ context, input }) => ({
      replayed: await replayFailed(dependencies, requireActor(context), input),
    })),
  };
}
