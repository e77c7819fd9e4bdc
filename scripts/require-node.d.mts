export function requireNode(instead: string, version?: string): void;
