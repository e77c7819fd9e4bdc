import { defineFeature } from '../../platform/feature.ts';
import { buyerInvitationEmail, helperInvitationEmail, helperLinkEmail } from './sharing.emails.ts';
import { createSharingRoutes, createSharingStreams } from './sharing.routes.ts';
import { type SharingContext, sharingLimits } from './sharing-context.ts';

export const sharingFeature = defineFeature({
  name: 'sharing',
  emails: [buyerInvitationEmail, helperInvitationEmail, helperLinkEmail],
  limits: sharingLimits,
  routes: (parts: SharingContext) => ({ sharing: createSharingRoutes(parts) }),
  streams: (parts: SharingContext, headers) => createSharingStreams(parts, headers),
});
