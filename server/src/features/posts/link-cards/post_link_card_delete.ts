import { post_link_card_delete } from '@commons/contract/posts/link-cards.ts'
import { handle } from '../../../platform/call/handle.ts'
import { removeCard } from '../../../shown-links/shown-links.queries.ts'
import { hintGroup } from '../posts.groups.ts'
import { wholePost } from '../posts.page.ts'
import { audienceOf, findPost } from '../posts.queries.ts'
import { lockOwnPost } from '../posts.writing.queries.ts'

export default handle(
  post_link_card_delete,
  async ({ post_id: id }, { tx, member, viewer, refuse, hint, hintOnly }) => {
    const old = (await lockOwnPost(tx, member.id, id)) ?? refuse('post_not_found')
    await removeCard(tx, { post: id })
    const { audience, group_id, is_published } = old
    hintOnly(is_published ? await audienceOf(tx, { audience, author: member.id }) : [member.id])
    await hintGroup({ db: tx, hint }, { id, audience, group_id })
    const post = await wholePost(tx, await findPost(tx, member.id, id), viewer)
    return { recdata: post ?? refuse('post_not_found') }
  },
)
