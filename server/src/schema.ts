/** Every table of the product, for the schema tool. */
export * from './features/accounts/accounts.table.ts';
export * from './features/accounts/sign-in-methods.table.ts';
export * from './features/assistant/assistant.table.ts';
export * from './features/beta-access/beta-access.table.ts';
export * from './features/contact-details/home-buyers.table.ts';
export * from './features/documents/documents.table.ts';
export * from './features/feedback/feedback.table.ts';
export * from './features/guide/guide.table.ts';
export * from './features/leads/leads.table.ts';
export * from './features/milestones/milestones.table.ts';
export * from './features/notifications/notifications.table.ts';
export * from './features/questionnaire/questionnaire.table.ts';
export * from './features/search/search.table.ts';
export * from './features/staff/staff.table.ts';
export * from './features/waitlist/waitlist.table.ts';
export * from './platform/http/challenges.table.ts';
export * from './platform/http/rate-limits.table.ts';
