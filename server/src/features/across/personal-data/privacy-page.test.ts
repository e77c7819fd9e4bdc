import { legalPages } from '@porchlight/content/en/legal.ts';
import { expect, test } from 'vitest';
import { ownedTables } from '../../../registries/tables.ts';

/** The words of the privacy page for each table of a person's data; none for what only members of staff have. */
const words: Record<string, string> = {
  account: 'Your name and e-mail address',
  'sign-in-methods': 'other services that you linked',
  sessions: 'For each session',
  'known-devices': 'know your devices again',
  passkeys: 'passkeys',
  'codes-app': 'codes from an app',
  'recovery-codes': 'recovery codes',
  'address-change': 'a change of address under way',
  'beta-access': 'beta access',
  'beta-requests': 'requests for beta access',
  'looks-by-staff': 'looked at or changed',
  'completed-milestones': 'milestones',
  tasks: 'tasks',
  plan: 'Your plan: income',
  homes: 'the homes you look at',
  'third-party-orders': 'what inspectors, appraisers and others do',
  'loan-conditions': 'the conditions of your loan',
  'home-alerts': 'which lines of its loan are crossed',
  'owned-home': 'what you keep of the home you own',
  'home-opinions': 'what you say of each',
  'home-contracts': 'the terms of your contract',
  'home-offers': 'the log of offers on them',
  'home-photos': 'your photos of them',
  'credit-scores': 'Credit: scores',
  'credit-cards': 'cards',
  'credit-disputes': 'report items and disputes',
  'credit-sharing': 'share your scores with your co-buyer',
  'letter-sender': 'the name and address of your letters',
  'program-watches': 'which of them you asked to be told of',
  'journey-place': 'where you said you are',
  dates: 'dates',
  'purchase-dates': 'dates of your purchase',
  purchase: 'Your purchase',
  people: 'with whom you buy',
  grants: 'whom you let see what',
  'task-owners': 'who takes which task',
  notes: 'notes',
  'guide-progress': 'progress in the guide',
  feedback: 'feedback',
  notifications: 'what we told you',
  'notification-times': 'what you want to be told and when',
  'notification-choices': 'what you want to be told and when',
  'calendar-feed': 'a calendar address',
  'saved-scenarios': 'figures that you saved in calculators',
  'assistant-messages': 'When you send a question to a person',
  'requests-of-the-last-day': 'a program that may ask the same again',
  consents: 'Each agreement',
  'account-deletion': 'If you asked us to delete your account',
  'final-step': 'Final step of the guide',
  applications: 'Application:',
  'contact-messages': 'Contact form',
  'contact-message-notes': 'with our notes on them',
  'contact-message-history': 'with our notes on them',
  waitlists: 'Waitlists',
  'launch-letters': 'the letter about the launch',
  newsletter: 'Newsletter',
  letters: 'Which letters we sent',
  'suppressed-address': 'whether letters came back',
  documents: 'Your documents',
  'looks-at-documents': 'who of our staff looked at them',
  signatures: 'what you signed',
  'signings-under-way': 'what you signed',
  'signing-consents': 'under which text',
  'saved-signature': 'your signature, if you chose to keep it',
  'signing-invitations': 'whom you asked to sign',
  'signing-events': 'Records of what you signed',
};
const OF_STAFF = ['staff', 'saved-filters'];

const privacy = JSON.stringify(legalPages.find(({ slug }) => slug === 'privacy'));

test.each(ownedTables.filter(({ file }) => !OF_STAFF.includes(file)))(
  'the privacy page names what is stored as $file',
  ({ file, onPrivacyPage = words[file] }) => {
    expect(onPrivacyPage).toBeDefined();
    expect(privacy).toContain(onPrivacyPage);
  },
);
