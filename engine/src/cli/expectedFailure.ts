/** Error expected on a sound machine with a valid site: printed as a sentence, without a stack. Exits 1. */
export class ExpectedFailure extends Error {}

/** Request that cannot be fulfilled as typed. Exits 2. */
export class UsageError extends ExpectedFailure {}
