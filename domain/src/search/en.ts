export const searchingFor = (shown: string) => `Searching for ${shown}...`;
