import pLimit from 'p-limit';

/** To read a file's own text takes hundreds of mebibytes and a moment: one at a time. Pictures, which take long, have turns of their own. */
export const inTurn = pLimit(1);
