import { defineFeature } from '../../../platform/feature.ts';
import { createMailRoutes } from './email.routes.ts';
import type { MailContext } from './email.service.ts';

export const emailFeature = defineFeature({
  name: 'email',
  routes: (parts: MailContext) => ({ mail: createMailRoutes(parts) }),
});
