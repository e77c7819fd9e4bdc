/** Why a file cannot be signed here. Each is found before the dialog opens. */
export const signingRefusals = ['encrypted', 'xfa', 'damaged', 'certified', 'picture-format'] as const;
export type SigningRefusal = (typeof signingRefusals)[number];

/** What a buyer reads instead of the dialog: what is the matter, and what to do. */
export const refusalSentences: Record<SigningRefusal, string> = {
  encrypted:
    'This PDF is locked with a password, so it cannot be signed here. Your document is unchanged. Save a copy without the password and upload that.',
  xfa: 'This PDF is a form of a kind that changes while it is open (XFA), so nobody could tell later what you signed. Your document is unchanged. Print it to a new PDF and upload that.',
  damaged:
    'This PDF is damaged, so it cannot be signed. Your document is unchanged. Ask whoever sent it for a new copy and upload that.',
  certified:
    'Whoever made this PDF has closed it to further signatures. Your document is unchanged. Ask them how they want it signed.',
  'picture-format':
    'A HEIC picture cannot be signed here. Your document is unchanged. Save it as a JPG or a PDF and upload that.',
};
