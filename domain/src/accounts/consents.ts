import { listIpv6Groups } from '../kernel/ipv6-groups.ts';
import * as texts from './en.ts';

/** What someone can agree to here. A closed list: what is not in it is not asked for. */
export const consentPurposes = [
  'calls-and-texts',
  'application-disclosure',
  'newsletter',
  'notification-emails',
  'electronic-records',
] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const consentDecisions = ['given', 'withdrawn'] as const;

/** The forms that show a consent text. Each has its words and version in `content/src/en/consent-texts.ts`. */
export const consentForms = [
  'contact-form',
  'final-step',
  'application',
  'newsletter-form',
  'electronic-signing',
] as const;
export type ConsentForm = (typeof consentForms)[number];

/** Where a row of the ledger came from: a form, or a place where what was given is taken back. */
export const consentSources = [...consentForms, 'email', 'settings', 'staff'] as const;
export type ConsentSource = (typeof consentSources)[number];

/** What the person did, which is the proof of it: the key is stored, the sentence is shown. */
export const consentActs = {
  'sent-number': texts.phoneGivenAct,
  'ticked-and-sent': texts.boxTickedAct,
  'accepted-and-sent': texts.dialogAcceptedAct,
  'confirmed-by-email': texts.emailConfirmedAct,
  'entered-code': texts.codeEnteredAct,
  'stopped-by-email': texts.usedStopLink,
  'stopped-in-settings': texts.settingsStoppedAct,
  'told-staff': texts.staffRecordedAct,
} as const satisfies Record<string, string>;
export type ConsentAct = keyof typeof consentActs;

/** Consents that the signed-in person ends in "Your data"; the others end where they were given. */
export const withdrawableHere = ['calls-and-texts', 'newsletter'] as const;
export type WithdrawableHere = (typeof withdrawableHere)[number];

export const consentPurposeNames: Record<ConsentPurpose, string> = {
  'calls-and-texts': texts.callsPurpose,
  'application-disclosure': texts.disclosurePurpose,
  newsletter: texts.newsletter,
  'notification-emails': texts.emailsPurpose,
  'electronic-records': texts.recordsPurpose,
};

export const consentSourceNames: Record<ConsentSource, string> = {
  'contact-form': texts.contactForm,
  'final-step': texts.guideFinalStep,
  application: 'Application',
  'newsletter-form': texts.newsletterForm,
  'electronic-signing': texts.electronicSigning,
  email: texts.email,
  settings: 'Settings',
  staff: texts.ourStaff,
};

/**
 * The network that an address belongs to, as it is kept beside a consent: 24 bits of IPv4, 48 of IPv6, which is one customer of a
 * provider at the narrowest (RFC 6177 2) and names no household by itself. Nothing for what is no address.
 */
export function truncateNetwork(address: string): string | null {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  const bytes = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/.exec(mapped);
  if (bytes) return `${bytes[1]}.${bytes[2]}.${bytes[3]}.0/24`;
  const groups = listIpv6Groups(mapped);
  return groups ? `${groups.slice(0, 3).join(':')}::/48` : null;
}
