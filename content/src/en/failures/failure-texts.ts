import { guideStages } from '@porchlight/domain/guide/guide.ts';
import { formatCalendarDate } from '@porchlight/domain/kernel/calendar-dates.ts';
import type { WaitlistFeature } from '@porchlight/domain/leads/waitlist/waitlist.ts';
import { MAX_ABSENCE_DAYS } from '@porchlight/domain/staff/absences.ts';
import { documentReadingsFailures } from '../document-readings-notes.ts';
import { documentRequestsFailures } from '../document-requests-failures.ts';
import { guestsFailures } from '../guests-failures.ts';
import { homesFailures } from '../homes-failures.ts';
import { locale } from '../locale.ts';
import { messagesFailures } from '../messages.ts';
import { ownedHomeFailures } from '../owned-home.ts';
import { programsFailures } from '../program-desk.ts';
import { proposalsFailures } from '../proposals-failures.ts';
import { reportsAndConditionsFailures } from '../reports-and-conditions.ts';
import { writeSigningRefusal } from '../signing.ts';
import { waitlistTexts } from '../waitlist-visitor.ts';
import { webhookProblems } from '../webhooks.ts';
import { wireGuardFailures } from '../wire-guard.ts';
import { accountsFailures } from './accounts.ts';
import { documentsFailures } from './documents.ts';
import { formatOwner, leadsFailures } from './leads.ts';
import { platformFailures } from './platform.ts';

export const creditFailures = {
  'credit.most-rows': ({ most }: { most: number }) =>
    `You can keep up to ${most} of these. Nothing was saved; delete one first.`,
  'credit.no-partner':
    'Nobody buys with you yet, so there is no one to share your scores with. Nothing was changed.',
  'credit.recipient-address': 'Enter the address of the company that reported the item.',
} as const;

const signingFailures = {
  'signing.invitation-ended':
    'This link has expired, was taken back or was used by someone else. Ask whoever sent it for a new one.',
  'signing.invited-another-address':
    'This invitation is for another email address than your account’s. Nothing was changed. Sign out, then sign in or create an account with the address that the email came to.',
  'signing.signed-already':
    'This co-buyer has signed, so the invitation cannot be taken back. The signature stands.',
  'signing.own-documents-being-read':
    'Several of your documents are being read at this moment. Nothing was changed; wait until one is there and try again.',
  'signing.documents-being-read':
    'Many documents are being read at this moment. Nothing was changed, and what you had saved is safe; try again in a minute.',
  'signing.no-such-signature':
    'We have no signature with this id. Check the id; or the document was deleted by its owner, and its records with it.',
  'signing.session-over':
    'This signing was left or took too long, or the document was deleted or taken back. Nothing was signed; open the document again if it is still there.',
  'signing.not-the-day':
    'A signature carries the day of signing. Nothing was signed; check the date that your device shows.',
  'signing.own-invitation': ({ name }: { name: string }) =>
    `You sent this invitation, so you cannot accept it. Only ${name} can sign in that place, with an account of their own.`,
  'signing.own-address':
    'This address reaches you. A co-buyer signs for themselves; enter the address that they alone read.',
  'signing.has-signed': 'This co-buyer has signed already. There is nothing more to ask for.',
  'signing.has-accepted':
    'This co-buyer has accepted already and finds the document in their Document Center.',
  'signing.most-invited': ({ most }: { most: number }) =>
    `A document can have up to ${most} invited signers. Nothing was sent; take an invitation back first.`,
  'signing.consent-changed':
    'This text has changed since you opened it. Load the page again and read what is new.',
  'signing.wrong-pdf-code':
    'Those are not the digits in the PDF. Nothing was agreed to yet; type the six that it shows.',
  'signing.refused': writeSigningRefusal,
  'signing.outside-the-page':
    'Something stands outside of its page. Nothing was signed; move it onto the page.',
  'signing.not-placed': 'Place your signature on a page first. Nothing was signed.',
} as const;

const webhooksFailures = {
  'webhooks.not-our-cursor':
    'This place of the feed is not one that it gave. Nothing was read; ask without `after`.',
  'webhooks.send-next': 'Send the `next` of an earlier answer.',
  'webhooks.cursor-expired':
    'What came after this place of the feed is no longer kept, or these records were restored from a backup since. Read the lists again, and follow the feed from its end (after=end).',
  'webhooks.no-such-endpoint': 'There is no such endpoint. It may have been removed.',
  'webhooks.test-while-off': 'This endpoint is switched off, so nothing was sent. Switch it on first.',
  'webhooks.again-while-off': 'This endpoint is switched off, so nothing was sent again. Switch it on first.',
  'webhooks.no-such-delivery': 'There is no such delivery. What was sent is kept for 30 days.',
  'webhooks.most-endpoints': ({ most }: { most: number }) =>
    `There are ${most} endpoints already, which is the most. Nothing was added; remove one first.`,
  'webhooks.endpoint-changed': ({ isOn }: { isOn: boolean }) =>
    `Someone has changed this endpoint since you saw it; it is ${isOn ? 'on' : 'off'} now. Nothing of yours was stored.`,
  'webhooks.url-now': ({ url }: { url: string }) => `It is ${url} now.`,
  'webhooks.description-now': ({ description }: { description: string }) =>
    description === '' ? 'It is empty now.' : `It is “${description}” now.`,
  'webhooks.events-now': ({ events }: { events: string }) => `It receives ${events} now.`,
  'webhooks.not-https': 'Use an address that begins with https://.',
  'webhooks.name-unknown': webhookProblems['name-unknown'],
  'webhooks.private-address': webhookProblems['private-address'],
} as const;

const sharingFailures = {
  'sharing.own-address':
    'This address reaches you. Enter the address that the other person alone reads. Nothing was sent.',
  'sharing.buys-already': 'This person buys with you already. Nothing was sent.',
  'sharing.helps-already':
    'This person has accepted already. Nothing was sent; change what they see in the list of people.',
  'sharing.two-buyers':
    'A purchase has two buyers at most. Nothing was sent; withdraw the other invitation first, or invite this person as a helper.',
  'sharing.most-people': ({ most }: { most: number }) =>
    `A purchase has up to ${most} people. Nothing was sent; remove somebody first.`,
  'sharing.buyer-leaves':
    'A buyer is not removed by the other. You can leave the purchase yourself: both of you keep the whole journey.',
  'sharing.no-such-kind': 'There is no such kind of document. Nothing was shared; choose one from the list.',
  'sharing.ends-in-the-past': 'This day has passed. Nothing was shared; choose a day that is ahead.',
  'sharing.invitation-ended':
    'This invitation was used, was withdrawn or has expired. Nothing was changed. Ask whoever sent it for a new one.',
  'sharing.invited-another-address':
    'This invitation is for another email address than your account’s, or your address is not confirmed yet. Nothing was changed. Sign in with the address that the email came to.',
  'sharing.has-an-account':
    'There is an account with this address. Sign in to it, and you come back to this invitation; nothing was changed.',
  'sharing.buys-with-another':
    'You buy with somebody already. Nothing was changed; leave that purchase first, then open this link again.',
  'sharing.nobody-to-leave': 'You are the only buyer of this purchase. There is nobody to leave.',
  'sharing.link-ended': 'This link was used or has expired. Nobody was signed in; ask for a new link.',
} as const;

const staffFailures = {
  'staff.first-is-admin': 'There is no admin yet, so the first member has to be one. Nothing was stored.',
  'staff.address-has-documents':
    'This address belongs to a buyer with documents of their own, and staff cannot be buyers. Nothing was changed; use another address.',
  'staff.address-has-journey':
    'This address belongs to an account with a journey of its own, and staff cannot be buyers: the portal would close for it. Nothing was changed yet.',
  'staff.account-being-deleted':
    'The account of this address is being deleted, as its owner asked. Nothing was changed; use another address.',
  'staff.member-already': 'There is a member with this address already. Nothing was changed.',
  'staff.followed-already':
    'They have followed their invitation already. “Forgot password” leads them in again; nothing was sent.',
  'staff.suspended': 'They are suspended. Let them back in first; nothing was sent.',
  'staff.absence-reversed': 'The last day is before the first. Nothing was stored; change one of them.',
  'staff.absence-over': 'This day has passed. Nothing was stored; choose today or a day that is ahead.',
  'staff.absence-too-long': `An absence has at most ${MAX_ABSENCE_DAYS} days. Nothing was stored; choose an earlier last day.`,
  'staff.deputy-is-member':
    'A member does not cover for themselves. Choose another member, or leave it open.',
  'staff.deputy-away': ({ name, from, until }: { name: string; from: string; until: string }) =>
    `${name} is away from ${formatCalendarDate(from, locale)} to ${formatCalendarDate(until, locale)}. Choose another member, or leave it open.`,
  'staff.no-such-member':
    'There is no member of staff with this address. Nothing was changed; npm run staff:create makes one.',
} as const;

const personalDataFailures = {
  'personal-data.nothing-to-keep':
    'Your account is not to be deleted, or the time to keep it is over. Nothing was changed.',
  'personal-data.nothing-held':
    'We hold nothing about this address. Check how it is written; nothing was changed.',
  'personal-data.staff-account':
    'This is the account of a staff member. Suspend the member instead; nothing was changed.',
  'personal-data.no-download':
    'There is no download. It may have been removed after its time; ask for a new one.',
  'personal-data.no-such-consent': 'No such consent holds at the moment. Nothing was changed.',
  'personal-data.no-account':
    'There is no account with this address. Erase at once instead; nothing was changed.',
} as const;

const milestonesFailures = {
  'milestones.no-such-date': 'This date no longer exists. Nothing was changed; open the milestone again.',
  'milestones.beta-only':
    'This milestone is part of the beta. Ask for beta access to open it; nothing was changed.',
  'milestones.not-open-yet': 'This milestone opens when the one before it is completed. Nothing was changed.',
  'milestones.no-such-task': 'This task no longer exists. Nothing was changed; open the milestone again.',
  'milestones.task-for-everyone':
    'This task is needed by every buyer, so it cannot be set aside. Nothing was changed.',
  'milestones.not-before-place':
    'Only milestones before the place you named can be set aside. Nothing was changed.',
  'milestones.most-notes': ({ most }: { most: number }) =>
    `A milestone holds ${most} notes. This one was not stored; delete one you no longer need and try again.`,
} as const;

const assistantFailures = {
  'assistant.no-such-question': 'We could not find this question. It may have been erased.',
  'assistant.question-changed': ({ status, owner }: Changed) =>
    `Someone has changed this question since you saw it: it is ${status} now and ${whose(owner)}. Nothing of yours was stored.`,
  'assistant.answered-in-messages':
    'A buyer with an account asked this. Answer it in the messages of their purchase; nothing was sent.',
  'assistant.answered-already':
    'This question was answered already, so nothing was sent. Your words are still here; the answer that was sent is shown above.',
  'assistant.status-now': ({ status }: Changed) => `It is ${status} now.`,
  'assistant.owner-now': ({ owner }: Changed) => `Now ${whose(owner)}.`,
} as const;

const waitlistFailures = {
  'waitlist.no-page-yet':
    'The product has no page for this yet, so there is nothing to announce. No email was sent.',
  'waitlist.link-not-complete':
    'This link is not complete, or the address is gone from our records already. Nothing was changed; write to us and we look for it.',
  'waitlist.type-to-confirm': ({ feature }: { feature: WaitlistFeature }) =>
    `Type ${waitlistTexts[feature].title} to confirm. No email was sent.`,
} as const;

const toolsFailures = {
  'tools.most-scenarios': ({ most }: { most: number }) =>
    `You have ${most} saved scenarios. This one was not saved; delete one you no longer need and try again.`,
  'tools.no-state': 'Name the state of the county as well.',
  'tools.no-county-number': ({ year, fips }: { year: number; fips: string }) =>
    `The list of ${year} has no county with the number ${fips}.`,
  'tools.which-county': ({ state, names }: { state: string; names: readonly string[] }) =>
    `In ${state} there are ${names.join(' and ')}. Write which of them you mean.`,
  'tools.no-county-name': ({ year, state }: { year: number; state: string }) =>
    `The list of ${year} has no county of this name in ${state}. Write it as on a map, like Los Angeles County.`,
} as const;

const homeBuyersFailures = {
  'home-buyers.stage-changed': ({ stage }: { stage: string }) =>
    `Someone has changed the stage since you saw it: it is ${stageName(stage)} now. Nothing of yours was stored.`,
  'home-buyers.no-such-purchase': 'We could not find this purchase. It may have been erased.',
  'home-buyers.owner-changed': ({ owner }: { owner: string | undefined }) =>
    `Someone has handed this purchase over since you saw it: ${formatOwner(owner)} now. Nothing of yours was stored.`,
  'home-buyers.stage-now': ({ stage }: { stage: string }) => `It is ${stageName(stage)} now.`,
} as const;

const healthFailures = {
  'health.not-ready':
    'This server should not be sent requests now. What was saved is safe; ask again in a moment.',
  'health.database': 'The database does not answer.',
  'health.storage': 'Files can be neither read nor stored.',
  'health.live': 'The connection that tells of changes is lost.',
  'health.draining': 'The server was told to stop.',
} as const;

const datesFailures = {
  'dates.no-such-date': 'There is no such date. Nothing was changed; reload the page.',
  'dates.day-alone': 'This date takes a day and a note. Nothing was changed.',
  'dates.title-and-day': 'A new date needs a title and a day. Nothing was stored.',
  'dates.done-later': 'Enter the day it was done or paid: today or earlier.',
  'dates.set-in-milestone': 'The day of this date is set in its milestone. Nothing was changed.',
  'dates.most-own': ({ most }: { most: number }) =>
    `A purchase holds ${most} dates of your own. Remove one you no longer need and try again.`,
} as const;

const planFailures = {
  'plan.most-changes':
    'Your plan has been changed more often than we can keep. Nothing was changed; send us a message and we will help.',
  'plan.no-application': 'We found no application from your email address. Nothing was changed.',
} as const;

const emailFailures = {
  'email.not-dead':
    'This email cannot be tried again: it is not dead, or what it said is gone. Nothing was changed.',
  'email.not-waiting': 'This email is on its way or was sent, so it cannot be given up. Nothing was changed.',
} as const;

const calendarFailures = {
  'calendar.date-not-set':
    'This date is not set, so there is nothing to put into a calendar. Set it and try again.',
  'calendar.no-feed': 'There is no calendar at this address, or it was ended.',
} as const;

const notificationsFailures = {
  'notifications.link-not-complete':
    'This link is not complete, so nothing was changed. Open it from the email again, or choose what you receive in your settings.',
} as const;

const betaAccessFailures = {
  'beta-access.declined-lately':
    'Your last request was declined a short while ago. Nothing was changed; the page says when you can ask again.',
} as const;

const questionnaireFailures = {
  'questionnaire.no-such-application': 'We could not find this application. It may have been erased.',
} as const;

/** Every sentence about a failure that is more exact than that of its code, by its reason. */
export const failureTexts = {
  ...accountsFailures,
  ...assistantFailures,
  ...betaAccessFailures,
  ...calendarFailures,
  ...creditFailures,
  ...documentReadingsFailures,
  ...homesFailures,
  ...reportsAndConditionsFailures,
  ...wireGuardFailures,
  ...ownedHomeFailures,
  ...datesFailures,
  ...documentRequestsFailures,
  ...proposalsFailures,
  ...documentsFailures,
  ...guestsFailures,
  ...emailFailures,
  ...healthFailures,
  ...homeBuyersFailures,
  ...leadsFailures,
  ...messagesFailures,
  ...milestonesFailures,
  ...notificationsFailures,
  ...personalDataFailures,
  ...planFailures,
  ...platformFailures,
  ...programsFailures,
  ...questionnaireFailures,
  ...sharingFailures,
  ...signingFailures,
  ...staffFailures,
  ...toolsFailures,
  ...waitlistFailures,
  ...webhooksFailures,
} as const;

function stageName(stage: string): string {
  return guideStages.find(({ slug }) => slug === stage)?.name ?? stage;
}

type Changed = { status: string; owner: string | undefined };

function whose(owner: string | undefined): string {
  return owner === undefined ? 'nobody owns it' : `${owner} owns it`;
}
