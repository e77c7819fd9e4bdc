export const platformFailures = {
  'platform.upload-cut-off': 'The upload was cut off. Nothing was stored.',
  'platform.helper-not-signed-in':
    'You are not signed in to what is shared with you. Ask for a new link with your email address.',
  'platform.overloaded':
    'More is asked of us right now than we can answer. What you had saved is safe; try again in a moment.',
  'platform.no-endpoint': 'There is no such endpoint.',
  'platform.no-such-page': 'This page of the list is not there. Start from its first page.',
  'platform.bad-idempotency-key':
    'An Idempotency-Key is 1 to 255 visible ASCII characters. Nothing was saved.',
  'platform.cut-off': 'What you sent was cut off. Nothing was saved.',
  'platform.answer-gone':
    'This was done before under this Idempotency-Key, so nothing was done now. Its answer is no longer kept; look at what is there.',
  'platform.another-signed-in':
    'Another account has signed in in this browser since this page was opened. Nothing was changed; reload the page to go on.',
  'platform.visit-ended':
    'Your visit without an account has ended: what you entered was kept for 14 days, or its cookie was cleared. Nothing was changed. Create an account, sign in, or start again.',
  'platform.staff-are-no-buyers':
    'This is a staff account, and staff cannot act as a buyer. Nothing was changed; use an account of your own for that.',
  'platform.token-not-good':
    'This token is unknown, expired or revoked. Nothing was changed; ask an admin for another.',
  'platform.not-for-tokens': 'This endpoint is for people, not for tokens. Nothing was changed.',
  'platform.no-virus-check':
    'We cannot check files for viruses right now, so nothing was stored. Your other documents are safe; try again in a few minutes.',
  'platform.letters-not-printed': ({ words }: { words: string }) =>
    `The PDF’s typeface cannot print ${words}. Nothing was made: write this in Latin letters, such as another form of the name.`,
  'platform.unstorable':
    'Something you sent cannot be stored: a character that is none, or a number out of bounds. Nothing was saved.',
  'platform.body-too-large':
    'This is more than we can take at once. Nothing was saved; shorten it and try again.',
  'platform.wait': ({ minutes }: { minutes: number }) =>
    `Too many tries in a short time. Nothing was changed; wait ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and try again.`,
  'platform.unknown-name': 'This address takes nothing of that name.',
  'platform.unknown-query': ({ name }: { name: string }) =>
    `This address takes no “${name}” in its query. Nothing was changed; leave it out or correct its name.`,
  'platform.no-scope': ({ scope }: { scope: string }) =>
    `This token has no scope ${scope}. Nothing was changed; an admin can make one that has.`,
  'platform.file-missing':
    'We cannot find the file of this document. It may have just been deleted. If it is still in your list, nothing else is affected: write to us, and upload your own copy again if you have one.',
  'platform.file-damaged':
    'Our stored copy of this file was changed or damaged, so we do not send it. Your other documents are not affected: write to us, and upload your own copy again if you have one.',
} as const;
