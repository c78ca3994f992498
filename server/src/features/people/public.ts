/** Exports for the rest of the server. */
export { blockMember, unblockMember } from './people.blocking.ts'
export { lockPair } from './people.queries.ts'
export { addList, isOwnList, putOnList } from './people-lists/people-lists.queries.ts'
