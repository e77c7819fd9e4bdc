import { defineFeature } from '../../platform/feature.ts';
import { requireUser } from '../../platform/http/request-context.ts';
import { endpoints } from '../../platform/http/routing/endpoints.ts';
import { getToday, type TodayContext } from './today.service.ts';

export const todayFeature = defineFeature({
  name: 'today',
  routes: (parts: TodayContext) => ({
    today: {
      get: endpoints.today.get.handler(({ context }) => getToday(parts, requireUser(context).userId)),
    },
  }),
});
