import type { LetterName } from '@porchlight/domain/mail/letter-names.ts';
import {
  accountChangeLetter,
  addressTakenLetter,
  codesRefusedLetter,
  newAddressLetter,
  oldAddressLetter,
} from './features/accounts/account-change-letters.ts';
import {
  accountExistsLetter,
  confirmAddressLetter,
  passwordChangedLetter,
  resetPasswordLetter,
} from './features/accounts/account-letters.ts';
import { questionLetter } from './features/assistant/assistant-letters.ts';
import { newsletterAlreadyLetter, newsletterConfirmLetter } from './features/leads/newsletter-letters.ts';
import {
  digestLetter,
  heldLetter,
  newSignInLetter,
  notificationLetter,
} from './features/notifications/notification-letters.ts';
import {
  deletionReceiptLetter,
  deletionReminderLetter,
  deletionStartedLetter,
  erasureReceiptLetter,
  exportReadyLetter,
} from './features/personal-data/personal-data-letters.ts';
import { signingInvitationLetter } from './features/signing/invitation-letters.ts';
import { staffInvitationLetter } from './features/staff/staff-letters.ts';
import { launchLetter } from './features/waitlist/waitlist-letters.ts';
import { webhookOffLetter } from './features/webhooks/webhook-letters.ts';
import type { LetterTemplate } from './platform/mail/letter.ts';

/** Every letter there is. A name without a template, or a template without a sample, does not pass the types. */
export const letterTemplates: { [Name in LetterName]: LetterTemplate<Name> } = {
  'confirm-address': confirmAddressLetter,
  'account-exists': accountExistsLetter,
  'reset-password': resetPasswordLetter,
  'password-changed': passwordChangedLetter,
  'account-change': accountChangeLetter,
  'codes-refused': codesRefusedLetter,
  'change-address-old': oldAddressLetter,
  'change-address-new': newAddressLetter,
  'address-taken': addressTakenLetter,
  'new-sign-in': newSignInLetter,
  notification: notificationLetter,
  'held-notifications': heldLetter,
  digest: digestLetter,
  'signing-invitation': signingInvitationLetter,
  'question-for-a-person': questionLetter,
  'newsletter-confirm': newsletterConfirmLetter,
  'newsletter-already': newsletterAlreadyLetter,
  'waitlist-launch': launchLetter,
  'export-ready': exportReadyLetter,
  'staff-invitation': staffInvitationLetter,
  'webhook-off': webhookOffLetter,
  'deletion-started': deletionStartedLetter,
  'deletion-reminder': deletionReminderLetter,
  'deletion-receipt': deletionReceiptLetter,
  'erasure-receipt': erasureReceiptLetter,
};
