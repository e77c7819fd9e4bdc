/** Which threads a list shows. Apart from the contract, whose schemas the pages do without. */
export const threadStates = ['waiting', 'answered'] as const;
export type ThreadState = (typeof threadStates)[number];
