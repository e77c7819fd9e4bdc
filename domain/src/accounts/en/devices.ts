export const unknownBrowser = 'A browser';
export const browserOnSystem = (browser: string, system: string) => `${browser} on ${system}`;
export const samsungInternet = 'Samsung Internet';
export const thisComputer = 'this computer';
