import type { VerificationText } from '@porchlight/domain/signing/verification-text.ts';
import { site } from '../site.ts';

export const signedBy = (signerName: string) => `Signed by ${signerName}`;
export const signed = 'Signed';
export const level = 'Level';
export const pades = (level: string) => `PAdES ${level}`;
export const fileHash = 'SHA-256 of the file';
export const certificateHash = 'SHA-256 of the certificate';
export const notPadesBaseline = 'Not a PAdES baseline signature';
export const timeStampedBy = 'Time-stamped by';
export const signerLabel = 'Signed by';
export const timeStamped = 'Time-stamped';
export const signatureId = 'Signature id';
export const meansNotLabel = 'What this does not mean.';
export const whatToDo = 'What to do.';
export const file = 'File';
export const signaturesTitle = (count: number) => `All ${count} signatures, the first one first`;
export const broken = 'Broken';
export const notJudged = 'Not judged';
export const intactChangedAfterwards = 'Intact, changed afterwards';
export const intactSignedHere = 'Intact, signed here';
export const intactSignedElsewhere = 'Intact, signed elsewhere';
export const certificatesTitle = (count: number) =>
  `${count === 1 ? 'The certificate' : `The ${count} certificates`} in the file`;
export const madeOutTo = 'Made out to';
export const issuedBy = 'Issued by';
export const inForce = 'In force';
export const to = (notBefore: string, notAfter: string) => `${notBefore} to ${notAfter}`;
export const serialNumber = 'Serial number';
export const resultFor = (name: string) => `Result for ${name}`;

// Verification.

/** The page that anyone can check a signed file with. */
export const verification: VerificationText = {
  title: 'Check a signed document',
  lead: `Find out whether a PDF was signed on ${site.name}, by whom and when, and whether anything in it has changed since. You need no account.`,
  withoutScripts:
    'Checking happens in your browser, and for that scripts have to be turned on. Turn them on for this site and load the page again, or ask whoever sent you the document to check it.',
  choose: {
    title: 'Check a file',
    hint: 'A PDF of up to 100 MB',
    button: 'Choose a PDF',
    privacy:
      'The file stays on your device: your browser reads it and nothing of it is uploaded. If it was signed here, only the id of the signature is sent, to compare the file with our record.',
    busy: 'Checking the file',
  },
  find: {
    title: 'Find a signature by its id',
    label: 'Signature id',
    hint: 'It stands under the signature and on the certificate page, like 0e9f3c1a-4b1d-4c8e-9a57-1f2e3d4c5b6a.',
    button: 'Find',
    busy: 'Looking for it.',
    compare:
      'This is what our record says. It does not show that the document in front of you is the one: check the file for that.',
    notAnId:
      'That is not a signature id. It has 32 letters and digits in five groups; copy it from the document or its certificate page.',
    notFound:
      'We have no record of a signature with this id. Compare it letter by letter with the document. If it is the same, the document was not signed here, or its owner has deleted it.',
    unreachable: 'The server could not be reached. Check your connection and try again.',
  },
  answersTitle: 'What each answer means',
  answers: {
    'signed-here': {
      title: 'Valid and signed here',
      means: `This file was signed on ${site.name}, and not one byte of what was signed has changed since.`,
      meansNot:
        'It does not say that the content is true or fair, or that the account belonged to the person named. Whoever signed proved an e-mail address and gave that name.',
      next: 'Keep this file as it is. Printing it or saving it again with another program makes a copy that can no longer be checked.',
    },
    changed: {
      title: 'Valid, but changed after signing',
      means:
        'The part that was signed is intact, and something was added to the file afterwards that the signature does not speak for.',
      meansNot:
        'It does not mean that somebody meant harm: a note, a filled-in field or another program can be the reason. What you see may still differ from what was signed.',
      next: 'Ask the signer for the file as it was signed: it can be downloaded again from their Document Center.',
    },
    'signed-elsewhere': {
      title: 'Signed elsewhere',
      means: `The file holds a signature, but not one that was made on ${site.name}.`,
      meansNot:
        'We cannot say whose certificate it is: anybody can make one with any name in it. Below it says whether the signature itself is intact.',
      next: 'Ask whoever sent it which service they signed with, and check it there or with a PDF reader that knows that service.',
    },
    'not-signed': {
      title: 'Not signed',
      means: 'There is no digital signature in this file.',
      meansNot:
        'A picture of a handwritten name can still be on its pages. A scan, a print or a copy saved by another program loses the signature of the file it was made from.',
      next: 'If you expected a signature, ask for the original file, or look for a signature id on its last page and find it here.',
    },
    broken: {
      title: 'Broken',
      means:
        'The file holds a signature that does not hold: what was signed was altered, or the signature was.',
      meansNot:
        'It does not say who did it or why. A damaged download or a program that rewrites files breaks a signature too.',
      next: 'Do not rely on this file. Download it again from where it came from, or ask the signer for the original, and check that.',
    },
  },
  problems: {
    empty: 'This file is empty. Perhaps its download was cut short: fetch it again and check that copy.',
    'too-large':
      'This file is larger than 100 MB, so it was not read. Nothing signed here is that large: check that it is the right file.',
    'not-a-pdf':
      'This is not a PDF, so there is nothing to check. What was signed here is always a PDF, whatever it was before.',
    encrypted:
      'This PDF is encrypted, with a password or without one, so it cannot be checked. What was signed here is never locked: ask for the file as it was signed.',
    'no-cryptography':
      'This browser does not let pages check signatures here. Open the page over https, or in a current browser.',
    unreadable:
      'Your browser could not read this file. It may have been moved or deleted since you chose it, or be more than this device can hold: choose it again.',
  },
  breaches: {
    'bytes-changed': 'Bytes of the signed part are not what they were when it was signed.',
    'signature-wrong': 'The signature was not made with the key of the certificate that is in the file.',
    'range-wrong': 'What the signature says it covers is not the whole of what it would have to cover.',
    'contents-wrong': 'The place of the signature holds something besides one signature.',
    'signature-malformed': 'The signature is put together in a way that no proper one is.',
    'certificate-not-bound': 'The signature does not name the certificate that is in the file.',
    'certificate-dates': 'It claims a time at which its certificate was not in force.',
    'certificate-use': 'Its certificate is not one to sign documents with.',
    'chain-wrong': 'A certificate in the file claims an issuer that did not issue it.',
    'time-stamp-wrong': 'It carries a time-stamp that does not belong to it.',
    'left-over': 'There is a signature in the file, but the document no longer leads to it.',
  },
  intactElsewhere:
    'The signature itself is intact: what it covers is as it was when it was made with the key of the certificate in the file. Whose key that is we cannot vouch for.',
  declines: {
    'weak-method':
      'It is made in a way that proves nothing today (such as SHA-1 or a short key), so we do not judge it.',
    'unknown-method': 'It is made in a way that is not read here, so we cannot judge it.',
  },
  additions: {
    'bytes-appended': 'Something stands behind its end that no part of the document asks for.',
    'pages-changed': 'A page, or what lies on it, is not what it was when it was signed.',
    'fields-changed': 'Fields of its form were added or changed.',
    'document-changed': 'Parts of the document were added or replaced.',
    'structure-replaced': 'A newer state of the document takes the place of the one that was signed.',
    'changes-forbidden': 'The signature closed the document to every change, and it was changed.',
    'signed-elsewhere-later':
      'A signature made elsewhere, or a time-stamp made in a way that proves nothing today, was added. It can cover parts of the pages, and we cannot vouch for it.',
  },
  movingParts: {
    scripts: 'It holds scripts, which can change what it shows.',
    layers: 'It holds layers, which can be shown or hidden.',
    xfa: 'It is a form of a kind that builds its pages while it is open (XFA).',
  },
  record: {
    title: 'Our record',
    agrees: 'agrees: this is the very file that was signed.',
    agreesInPart: 'agrees with the part that was signed. What was added after it is not in our record.',
    differs:
      'does not agree: the file we sealed under this id is another one. Ask the signer for the original.',
    unknown: 'has no signature with this id. It may have been deleted with its document.',
    unreachable:
      'could not be asked, because the server cannot be reached. What is said above was found in the file itself and stands.',
    busy: 'is being asked.',
    noId: 'was not asked: this signature carries no id of ours.',
  },
  certificatesMissing: {
    title: 'Our certificates did not load',
    text: 'Without them nobody can tell whether a file was signed here. Your file is still chosen; check your connection and try again.',
  },
  clocks: {
    here: `by the clock of ${site.name}`,
    signer: 'by the clock of whoever signed',
    authority: 'by the clock of',
  },
  limitsTitle: 'How far this check goes',
  limits: [
    'It reads the file itself and trusts nothing that the file says about itself. It knows the published ways of forging PDF signatures.',
    'It does not ask whether a certificate made elsewhere was revoked, and it knows no list of trusted certificates but our own.',
    'A signature covers what is in the file, not what a page looks like in every program. Read what you rely on in more than one program when much depends on it.',
  ],
};
