/**
 * What an API token may be let do, and the words beside the tick box. An endpoint names its scope in its meta; one without
 * a scope takes no token at all.
 */
export const apiTokenScopes = {
  'leads:read': 'Read leads, one by one and as CSV',
  'leads:write': 'Create and change leads, write notes on them, and import them from CSV',
  'applications:read': 'Read applications from the questionnaire',
  'home-buyers:read': 'Read home buyers and how far they are',
  'home-buyers:write': 'Hand over purchases to a member of staff',
  'waitlists:read': 'Read waitlists',
  'newsletter:read': 'Read newsletter subscribers',
  'feedback:read': 'Read feedback on milestones',
  'documents:read': 'Read the status of documents, never what is in them',
  'events:read': 'Follow the feed of events',
  'bounces:write': 'Report addresses that mail cannot reach',
  'webhooks:manage': 'Set up webhook endpoints and replay deliveries',
} as const;

export type ApiTokenScope = keyof typeof apiTokenScopes;

export const apiTokenScopeNames = Object.keys(apiTokenScopes) as [ApiTokenScope, ...ApiTokenScope[]];
