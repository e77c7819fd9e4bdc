export const says = (label: string, value: string, document: string, page: number) =>
  `${label}: ${value}. It is on page ${page} of “${document}”.`;
export const certainty = {
  proved: 'A sum of the document proves it.',
  confirmed: 'You confirmed it.',
  read: 'Nobody has confirmed it yet: compare it with the page.',
  check: 'It does not fit a sum of the document: compare it with the page.',
} as const;
export const alsoSays = (document: string, value: string, page: number) =>
  `“${document}” says ${value}, on page ${page}.`;
export const showIt = 'Show it on the page';
