import { formatCount } from '@porchlight/domain/kernel/formats.ts';
import type { SwitchedOffReason, WebhookProblem } from '@porchlight/domain/webhooks/webhook-problems.ts';
import type { Sentence } from '../texts.ts';

export const deliveryLoadFailed = 'This delivery did not load';
export const deliveryResent = 'It is sent again';
export const state = 'State';
export const whatWasWrong = 'What was wrong';
export const happened = 'Happened';
export const nextTry = 'Next try';
export const messageId = 'Message id';
export const sendAgain = 'Send again';
export const whatIsSent = 'What is sent';
export const tries = 'Tries';
export const noneYet = 'None yet.';
export const noAnswer = 'no answer';
export const attemptAnswered = <Part>(date: Part, status: string, milliseconds: string): Sentence<Part> => [
  date,
  `: ${status}, ${milliseconds} ms`,
];
export const whatWasSent = 'What was sent';
export const deliverySearchLabel = 'Event or message id';
export const any = 'Any';
export const noDeliveries =
  'Nothing has happened yet that this endpoint receives. Send a test to see whether it is reached.';
export const event = 'Event';
export const lastAnswer = 'Last answer';
export const lastTried = 'Last tried';
export const waiting = 'Waiting';
export const delivered = 'Delivered';
export const failed = 'Failed';
export const address = 'Address';
export const addressHint = 'Events are posted there as JSON, signed by the Standard Webhooks specification.';
export const purposeLabel = 'What it is for (optional)';
export const eventsItReceives = 'Events it receives';
export const cancel = 'Cancel';
export const deliveryCounts = (delivered: string, waiting: string, failed: string) =>
  `${delivered} delivered, ${waiting} waiting, ${failed} failed in the last 30 days`;
export const on = 'On';
export const off = 'Off';
export const endpointChanged = 'The endpoint is changed';
export const endpointSwitchedOff = 'The endpoint is switched off';
export const endpointSwitchedOn = 'The endpoint is switched on';
export const aTestWay = 'A test is on its way';
export const testSentLead = 'It stands at the head of the list below.';
export const endpointRemoved = 'The endpoint is removed';
export const changeTheEndpoint = 'Change the endpoint';
export const saveChanges = 'Save changes';
export const allEndpoints = 'All endpoints';
export const switchedOffLead = <Part>(date: Part): Sentence<Part> => [
  'Since ',
  date,
  '. What has happened since is kept for 30 days: switch it on, then send again what failed.',
];
export const endpointPurpose = 'What it is for';
export const toldOf = 'Told of';
export const formerSecretUntil = 'Former secret signs until';
export const sendATest = 'Send a test';
export const switchOff = 'Switch off';
export const switchOn = 'Switch on';
export const change = 'Change';
export const newSecret = 'New secret';
export const remove = 'Remove';
export const newSecretQuestion = 'Make a new secret?';
export const makeIt = 'Make it';
export const newSecretLead =
  'It is shown once. For 24 hours every message is signed with the new secret and with the one before, so the receiver can change over without missing one.';
export const removeThisEndpoint = 'Remove this endpoint?';
export const removeIt = 'Remove it';
export const removeLead =
  'It is told nothing more, and the list of what was sent to it goes too. This cannot be taken back.';
export const theLastHour = 'The last hour';
export const theLastHours = 'The last 24 hours';
export const theLastDays = 'The last 7 days';
export const allStoredDays = 'All 30 days that are kept';
export const resentCount = (replayed: number) =>
  replayed === 1 ? '1 delivery is sent again' : `${formatCount(replayed)} deliveries are sent again`;
export const resendPeriodLabel = 'Send again what failed in';
export const webhooks = 'Webhooks';
export const pageLead =
  'Your other systems receive what happens here, as it happens. Messages hold ids and no personal data; what more is needed is read with an API token.';
export const addAnEndpoint = 'Add an endpoint';
export const signingSecretTitle = (url: string) => `The signing secret of ${url}`;
export const signingSecretLead =
  'Give it to the receiver now: it is stored encrypted and never shown again. The receiver checks with it that a message is from here.';
export const endpointsLoadFailed = 'The endpoints did not load';
export const endpointMissing = 'There is no such endpoint. It may have been removed.';
export const noEndpoints =
  'No system receives events yet. Add the address of one that should, such as your CRM.';
export const addTheEndpoint = 'Add the endpoint';

// Problems.

/** Why a try failed. */
export const webhookProblems: Record<WebhookProblem, string> = {
  refused: 'The receiver answered with an error.',
  gone: 'The receiver answered 410 Gone, so this endpoint was switched off.',
  redirected:
    'The receiver answered with a redirect, and redirects are not followed. Change the address here.',
  'too-slow': 'The receiver did not answer within 15 seconds.',
  'name-unknown': 'The host name has no address.',
  'private-address': 'The host name leads into a private network, where webhooks are not sent.',
  'not-reached': 'The connection was refused, or broke before there was an answer.',
  certificate: 'The receiver’s certificate is not valid for its host name, or has expired.',
  'switched-off': 'The endpoint was switched off before this was delivered. Send it again when it is on.',
};

/** Why an endpoint gets nothing. */
export const switchedOffReasons: Record<SwitchedOffReason, string> = {
  staff: 'Switched off by hand.',
  gone: 'Switched off because the receiver answered 410 Gone.',
  failing: 'Switched off because nothing could be delivered for five days.',
  restored:
    'Switched off because this installation was restored from a backup: another copy may be sending to it.',
};
