/** The store cannot be asked at the moment, or does not let us in: nobody who asks for a file is to blame. */
export class StoreAway extends Error {}
