import { friend_list } from '@commons/contract/people/people.ts'
import { handle } from '../../platform/call/handle.ts'
import { listOfMember } from './people.lists.ts'

export default handle(friend_list, listOfMember('friends'))
