/** `folder` is that of the engine, unless a test has another. */
export function sourceStamp(folder?: string): string
export function removeStamp(folder?: string): void
export function writeStamp(stamp: string, folder?: string): void
export function isBundleFresh(folder?: string): boolean
export function requireFreshBundle(folder?: string): void
