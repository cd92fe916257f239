export function checkMachine(): void;
export function checkNode(version: string): void;
