/** The composers of this page: one for each place that a member writes in, and for each post they edit. */
import type { Post } from '@commons/contract/posts/posts.ts'
import { currentSession, watchSession } from '../../../api/session.ts'
import { callComposer } from './composer-called.ts'
import { makeComposer, type Composer } from './composing.ts'
import type { PostPlace } from './post-draft.ts'

const composers = new Map<string, { member: number; composer: Composer }>()

/** Returns the member's composer for this place. */
export function composerAt(member: number, place: PostPlace): Composer {
  return found(member, place) ?? made(member, place, makeComposer(member, place))
}

/**
 * Returns the member's composer for editing a post. It lives as long as it is shown or its edit is being
 * sent.
 */
export function editorOf(member: number, post: Post): Composer {
  const place: PostPlace = `edit.${post.post_id}`
  const forget = () => {
    composer.end()
    composers.delete(nameOf(member, place))
  }
  const composer = found(member, place) ?? made(member, place, makeComposer(member, place, post, forget))
  return composer
}

const nameOf = (member: number, place: PostPlace) => `${member}.${place}`
const found = (member: number, place: PostPlace) => composers.get(nameOf(member, place))?.composer

function made(member: number, place: PostPlace, composer: Composer): Composer {
  composers.set(nameOf(member, place), { member, composer })
  if (place === 'home') callComposer()
  return composer
}

// One member's drafts are not shown to the next, nor sent in their name.
watchSession(() => {
  const id = currentSession()?.id
  for (const [name, { member, composer }] of composers) {
    if (member === id) continue
    composer.end()
    composers.delete(name)
  }
})
