/** The lists of one member's relations: whom they follow, who follows them, their friends. */
import type { follower_list, following_list, friend_list } from '@commons/contract/people.ts'
import type { Run } from '../../platform/call/handle.ts'
import { type ListOfMember, pageOfMembers } from './people.lists.queries.ts'
import { listedShape, pageShape } from './people.shape.ts'

type AnyList = typeof follower_list | typeof following_list | typeof friend_list

/** Answers a page of this list of the member who is asked for, or of one's own. */
export const listOfMember =
  (list: ListOfMember): Run<AnyList, undefined> =>
  async ({ view_user_id }, { db, member, viewer, page, refuse }) => {
    const owner = view_user_id ?? member.id
    const { may = refuse('member_not_found'), rows } = await pageOfMembers(db, list, member.id, owner, page)
    if (!may) refuse('not_following')
    return pageShape(rows, page, (row) => listedShape(row, viewer))
  }
