export const shownFromGuideGlossary = (found: string) => `(Shown from the guide and the glossary: ${found}.)`;
export const you = (content: string, shown: string) => `You: ${content}${shown}`;
export const assistant = (content: string, shown: string) => `Assistant: ${content}${shown}`;
export const shownFromMilestones = '(Shown from your own milestones.)';
