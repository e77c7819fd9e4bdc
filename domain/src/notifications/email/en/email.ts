export const useACodeLike5 = 'Use a code like 5.1.1.';
export const sayWhyInAFew = 'Say why, in a few words: it stands in the audit log.';
export const useAtMost300Characters = 'Use at most 300 characters.';
