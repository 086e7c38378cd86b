/** What can go wrong on a good machine with a good site: told in a sentence, without a stack. */
export class ExpectedFailure extends Error {}
