import { staffActions } from './en.ts';

export { staffActions };

export type StaffAction = keyof typeof staffActions;

/** The kind of an action in the access log: a view of personal data, an export of it, or a change. */
export const actionKinds = ['change', 'export', 'view'] as const;
export type ActionKind = (typeof actionKinds)[number];

export const viewActions = [
  'members.listed',
  'people.looked-up',
  'retention.looked-at',
  'audit.listed',
  'home-buyers.listed',
  'home-buyers.opened',
  'waitlists.addresses-listed',
  'newsletter.listed',
  'beta-requests.listed',
  'feedback.listed',
  'leads.listed',
  'leads.read',
  'questions.listed',
  'questions.read',
  'messages.listed',
  'messages.read',
  'applications.listed',
  'applications.read',
  'documents.listed',
  'documents.opened',
  'documents.requests-listed',
  'documents.seen',
  'proposals.listed',
  'mail.listed',
  'mail.suppressed-listed',
] as const satisfies readonly StaffAction[];

export const exportActions = [
  'people.exported',
  'audit.exported',
  'home-buyers.exported',
  'waitlists.addresses-exported',
  'newsletter.exported',
  'feedback.exported',
  'leads.exported',
  'applications.exported',
  'documents.downloaded',
  'programs.exported',
] as const satisfies readonly StaffAction[];

/** One that is not known counts as a change. */
export function findActionKind(action: string): ActionKind {
  if (viewActions.some((view) => view === action)) return 'view';
  return exportActions.some((taken) => taken === action) ? 'export' : 'change';
}

export function isStaffAction(text: string): text is StaffAction {
  return Object.hasOwn(staffActions, text);
}
