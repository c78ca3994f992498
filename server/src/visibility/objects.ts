/** Every kind of object that is reacted to and commented on. */
import type { ObjectKind } from './object-kind.ts'
import { posts } from './posts.ts'

export const objectKinds: readonly ObjectKind[] = [posts]
