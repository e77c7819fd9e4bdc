import { writeSigningRefusal } from '../signing.ts';

export const signingFailures = {
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
    'That is not the code in the PDF. Nothing was agreed to yet; open the PDF again and enter its six digits.',
  'signing.refused': writeSigningRefusal,
  'signing.outside-the-page':
    'Something stands outside of its page. Nothing was signed; move it onto the page.',
  'signing.not-placed': 'Place your signature on a page first. Nothing was signed.',
} as const;
