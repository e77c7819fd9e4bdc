/**
 * Everything a staff member can do that is written down: each look at personal data and each change, with what the audit log
 * says of it. The key is stored, so it stays when the sentence changes.
 */
export const staffActions = {
  'members.listed': 'Looked at the list of staff members',
  'members.created': 'Made the first staff member',
  'members.invited': 'Invited a staff member',
  'members.role-changed': 'Changed a member’s role',
  'members.suspended': 'Suspended a staff member',
  'members.restored': 'Let a suspended member back in',
  'people.looked-up': 'Looked up everything held about an address',
  'people.exported': 'Downloaded everything held about an address',
  'people.erased': 'Erased everything held about an address',
  'people.deletion-started': 'Started the deletion of an account, as its owner asked',
  'people.consent-withdrawn': 'Wrote down that somebody withdrew a consent',
  'retention.looked-at': 'Looked at what the next removal takes',
  'audit.listed': 'Looked at the audit log',
  'audit.exported': 'Exported the audit log',
  'webhooks.added': 'Added a webhook endpoint',
  'webhooks.changed': 'Changed a webhook endpoint',
  'webhooks.removed': 'Removed a webhook endpoint',
  'webhooks.secret-rotated': 'Made a new secret for a webhook endpoint',
  'webhooks.tested': 'Sent a test to a webhook endpoint',
  'webhooks.replayed': 'Sent webhooks again',
  'tokens.made': 'Made an API token',
  'tokens.revoked': 'Revoked an API token',
  'home-buyers.listed': 'Looked at the list of home buyers',
  'home-buyers.opened': 'Looked at a home buyer’s journey',
  'home-buyers.stage-changed': 'Changed a home buyer’s stage',
  'home-buyers.exported': 'Exported home buyers',
  'waitlists.addresses-listed': 'Looked at the addresses on a waitlist',
  'waitlists.addresses-exported': 'Exported the addresses on a waitlist',
  'waitlists.launch-announced': 'Announced a launch to a waitlist',
  'newsletter.listed': 'Looked at the newsletter’s subscribers',
  'newsletter.exported': 'Exported the newsletter’s confirmed subscribers',
  'beta-requests.listed': 'Looked at the requests for beta access',
  'beta-requests.approved': 'Approved a request for beta access',
  'beta-requests.declined': 'Declined a request for beta access',
  'feedback.listed': 'Looked at feedback',
  'feedback.exported': 'Exported feedback',
  'leads.listed': 'Looked at the list of leads',
  'leads.read': 'Looked at a lead',
  'leads.changed': 'Changed the status or owner of a lead',
  'leads.noted': 'Wrote a note on a lead',
  'leads.note-edited': 'Changed a note on a lead',
  'leads.exported': 'Exported leads',
  'leads.imported': 'Took in leads from a file',
  'applications.listed': 'Looked at the list of applications',
  'applications.read': 'Looked at an application',
  'applications.exported': 'Exported applications',
} as const satisfies Record<string, string>;

export type StaffAction = keyof typeof staffActions;

export function isStaffAction(text: string): text is StaffAction {
  return Object.hasOwn(staffActions, text);
}
