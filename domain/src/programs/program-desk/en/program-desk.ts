export const useAtMost = (most: number) => `Use at most ${most} characters.`;
export const sayWhy = 'Say why, and what was read.';
export const sayWhyNot = 'Say why it is rejected.';
export const sayBoth = 'A correction says both what was wrong and what is right.';
