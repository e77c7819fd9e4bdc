import type { EmailKind } from '../../kernel/email-kinds.ts';
import * as texts from '../en.ts';
import { featureEmails } from '../feature-messages.ts';

const DAY = 24;

/** Every email there is, by its name in the queue, with what the console calls it. */
export const emailKinds = {
  'confirm-address': { title: texts.confirmAddressTitle, urgency: 'first', hours: 1 },
  'sign-in-code': { title: texts.codeEmailTitle, urgency: 'first', hours: 1 },
  'account-exists': { title: texts.accountExistsTitle, urgency: 'first', hours: 6 },
  'reset-password': { title: texts.resetPasswordTitle, urgency: 'first', hours: 1 },
  'password-changed': { title: texts.passwordChangedTitle, urgency: 'first', hours: 3 * DAY },
  'account-change': { title: texts.accountChangeTitle, urgency: 'first', hours: 3 * DAY },
  'codes-refused': { title: texts.codesRefusedTitle, urgency: 'first', hours: 3 * DAY },
  'change-address-old': { title: texts.oldAddressTitle, urgency: 'first', hours: 24 },
  'change-address-new': { title: texts.newAddressTitle, urgency: 'first', hours: 24 },
  'address-taken': { title: texts.addressTakenTitle, urgency: 'first', hours: 6 },
  'new-sign-in': { title: texts.newSign, urgency: 'first', hours: 3 * DAY },
  notification: { title: texts.notification, urgency: 'usual', hours: 2 * DAY },
  'held-notifications': { title: texts.severalNotifications, urgency: 'usual', hours: 2 * DAY },
  digest: { title: texts.dailyDigest, urgency: 'usual', hours: DAY },
  'signing-invitation': { title: texts.documentToSign, urgency: 'usual', hours: 4 * DAY },
  'buyer-invitation': { title: texts.buyerInvitationTitle, urgency: 'usual', hours: 4 * DAY },
  'helper-invitation': { title: texts.invitationToHelp, urgency: 'usual', hours: 4 * DAY },
  'helper-link': { title: texts.helperLinkTitle, urgency: 'first', hours: 1 },
  'question-for-a-person': { title: texts.personQuestionTitle, urgency: 'usual', hours: 4 * DAY },
  'answer-to-question': { title: texts.questionAnsweredTitle, urgency: 'usual', hours: 4 * DAY },
  'newsletter-confirm': { title: texts.confirmNewsletter, urgency: 'first', hours: 2 * DAY },
  'waitlist-launch': { title: texts.launch, urgency: 'bulk', hours: 4 * DAY },
  'newsletter-already': { title: texts.subscribedAlready, urgency: 'usual', hours: DAY },
  'export-ready': { title: texts.exportReadyTitle, urgency: 'usual', hours: 2 * DAY },
  'staff-invitation': { title: texts.invitationToConsole, urgency: 'first', hours: 3 * DAY },
  'member-second-step': { title: texts.secondStepTitle, urgency: 'first', hours: 3 * DAY },
  'purchase-handed-over': { title: texts.handedOverTitle, urgency: 'usual', hours: 2 * DAY },
  'webhook-off': { title: texts.webhookOffTitle, urgency: 'usual', hours: 4 * DAY },
  'deletion-started': { title: texts.deletionStartedTitle, urgency: 'first', hours: 4 * DAY },
  'deletion-reminder': { title: texts.threeDaysLeft, urgency: 'first', hours: 3 * DAY },
  'deletion-receipt': { title: texts.accountIsDeleted, urgency: 'first', hours: 4 * DAY },
  'erasure-receipt': { title: texts.erasureReceiptTitle, urgency: 'first', hours: 4 * DAY },
  ...featureEmails,
} as const satisfies Record<string, EmailKind>;

export type EmailTemplateName = keyof typeof emailKinds;
export const emailTemplateNames = Object.keys(emailKinds) as [EmailTemplateName, ...EmailTemplateName[]];
