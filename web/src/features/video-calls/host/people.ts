/** Who is in a call, as its window shows them: what the server says, and what their connections say. */
import type { PersonInCall } from '@commons/contract/video-calls.ts'
import type { Told } from './call-link.ts'

export interface Person extends Told {
  /** Their device in the call. */
  readonly entry: string
  readonly user_id: number
  readonly username: string
  readonly name: string
  readonly avatar: string | null
  readonly isOneself: boolean
  readonly isModerator: boolean
  /** The member may mute and remove them. */
  readonly canModerate: boolean
  /** When they raised their hand. */
  readonly handAt: string | null
  /** When a moderator muted them. */
  readonly mutedAt: string | null
  readonly theirs: MediaStream | null
  readonly theirScreen: MediaStream | null
  readonly connection: RTCPeerConnectionState
  readonly talks: boolean
  /** What their device itself has told is on, which is sooner than what the server knows. */
  readonly told: Told | null
}

type People = readonly Person[]

/** Returns everybody in the server's order, with what is known of those who were there before. */
export function withListed(before: People, listed: readonly PersonInCall[]): People {
  return listed.map((one) => {
    const known = before.find(({ entry }) => entry === one.entry)
    const mutedAt = one.muted_at
    const said = { mic: one.mic === 1, camera: one.camera === 1, screen: one.screen === 1 }
    const told = known?.told ?? null
    return {
      theirs: known?.theirs ?? null,
      theirScreen: known?.theirScreen ?? null,
      connection: known?.connection ?? 'new',
      talks: known?.talks ?? false,
      told,
      entry: one.entry,
      user_id: one.user_id,
      username: one.username,
      name: one.full_name,
      avatar: one.profile_pic,
      isOneself: one.is_oneself === 1,
      isModerator: one.is_moderator === 1,
      canModerate: one.can_moderate === 1,
      handAt: one.hand_at,
      mutedAt,
      ...(told ? standing(told, mutedAt) : said),
    }
  })
}

/** Whom a moderator has muted is muted until the server knows otherwise, whatever their device tells. */
const standing = (told: Told, mutedAt: string | null): Told => ({
  mic: told.mic && mutedAt === null,
  camera: told.camera,
  screen: told.screen,
})

/** Returns the same people, with what the device of one of them tells. */
export const withTold = (before: People, entry: string, told: Told): People =>
  before.map((one) => (one.entry === entry ? { ...one, told, ...standing(told, one.mutedAt) } : one))

/** Returns the same people, with a change of one of them. */
export const withChange = (before: People, entry: string, change: Partial<Person>): People =>
  before.map((one) => (one.entry === entry ? { ...one, ...change } : one))

/** Returns those who raised a hand, the first one first. */
export const raisedHands = (people: People): People =>
  people
    .filter(({ handAt }) => handAt !== null)
    .toSorted((one, other) => (one.handAt ?? '').localeCompare(other.handAt ?? ''))

export const oneself = (people: People): Person | undefined => people.find(({ isOneself }) => isOneself)
export const others = (people: People): People => people.filter(({ isOneself }) => !isOneself)
