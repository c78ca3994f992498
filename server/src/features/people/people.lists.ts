/** Lists of one member's relations: whom they follow, their followers, their friends. */
import type { follower_list, following_list, friend_list } from '@commons/contract/people/people.ts'
import type { Place } from '@commons/contract/shared/page.ts'
import type { Run } from '../../platform/call/handle.ts'
import type { Page } from '../../platform/call/page.ts'
import type { Db } from '../../platform/db/prepared.ts'
import { type ListedRow, type ListName, type MaybeListed, pageOf } from './people.lists.queries.ts'
import { searchIn } from './people.lists.search.queries.ts'
import { listedShape, pageShape } from './people.shape.ts'

type AnyList = typeof follower_list | typeof following_list | typeof friend_list

interface Asked {
  readonly viewer: number
  readonly owner: number
  readonly page: Page<Place>
  /** Words to search for in names. */
  readonly search: string | undefined
}

export const isListed = (row: MaybeListed): row is ListedRow & { may: boolean } => row.id !== null

/** Returns a page of one of these lists; `may` is undefined if there is no such member. */
export async function pageOfMembers(
  db: Db,
  list: ListName,
  { viewer, owner, page: { before, limit, offset }, search }: Asked,
): Promise<{ may: boolean | undefined; rows: ListedRow[] }> {
  const rows: MaybeListed[] = search
    ? await searchIn[list](db, viewer, owner, search, before.at, before.id, limit, offset)
    : await pageOf[list](db, viewer, owner, before.at, before.id, limit, offset)
  return {
    may: rows[0]?.may,
    rows: rows.filter(isListed),
  }
}

/** Answers a page of this list, of the requested member or else of the caller. */
export const listOfMember =
  (list: ListName): Run<AnyList, undefined> =>
  async ({ view_user_id, search }, { db, member, viewer, page, refuse }) => {
    const owner = view_user_id ?? member.id
    const asked = { viewer: member.id, owner, page, search }
    const { may = refuse('member_not_found'), rows } = await pageOfMembers(db, list, asked)
    if (!may) refuse('not_following')
    return pageShape(rows, page, (row) => listedShape(row, viewer))
  }
