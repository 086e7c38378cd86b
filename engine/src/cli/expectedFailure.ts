/** What can go wrong on a good machine with a good site: told in a sentence, without a stack. Exits 1. */
export class ExpectedFailure extends Error {}

/** What was asked for cannot be done: ask for something else. Exits 2. */
export class UsageMistake extends ExpectedFailure {}
