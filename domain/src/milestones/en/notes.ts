export const oneLetterLeft = '1 letter left';
export const lettersLeft = (left: string) => `${left} letters left`;
export const noteEmpty = 'Write something first. An empty note is not kept.';
export const noteHoldsLetters = (longestNote: string, length: string) =>
  `A note holds ${longestNote} letters and this one has ${length}. Shorten it, or make two notes of it.`;
