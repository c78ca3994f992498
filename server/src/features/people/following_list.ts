import { following_list } from '@commons/contract/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { listOfMember } from './people.lists.ts'
import { listFollowing } from './people.lists.queries.ts'

export default handle(following_list, listOfMember(listFollowing))
