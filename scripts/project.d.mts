export const SERVER_PROGRAM: string;
export const serverFlags: string[];
