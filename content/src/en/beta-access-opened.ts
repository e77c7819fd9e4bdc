/** What beta access has opened: the milestones' titles in one line, empty before Pre-Approval is done. */
export const betaOpened = (titles: string) =>
  titles === ''
    ? 'Home Search opens when you finish Pre-Approval. The milestones after it open in order.'
    : `Now open: ${titles}. The milestones after that open in order.`;
