/** What a buyer agrees to with each grant, kept with the grant by its version. */
export const sharingConsent = {
  version: '2026-11-25',
  text: 'I let this person see what the sentence names, until I withdraw it. I see each time they open it. They can change nothing.',
} as const;
