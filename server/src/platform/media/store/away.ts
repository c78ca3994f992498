/** The store can't be reached or refuses our keys: whoever asks for a file isn't to blame. */
export class StoreAway extends Error {}
