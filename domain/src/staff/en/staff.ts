export const enterTheirName = 'Enter their name.';
