export const SERVER_PROGRAM: string;
export const serverFlags: string[];
export const serverMemory: { MALLOC_ARENA_MAX: string };
