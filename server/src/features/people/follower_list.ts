import { follower_list } from '@commons/contract/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { listOfMember } from './people.lists.ts'
import { listFollowers } from './people.lists.queries.ts'

export default handle(follower_list, listOfMember(listFollowers))
