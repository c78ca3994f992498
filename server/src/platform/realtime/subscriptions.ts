/**
 * Which topics this process's sockets subscribed to, and which of those they may hear. A subscription is kept
 * even if it may not be heard: who may see what changes while pages are open, and then the hub checks again.
 * Until it has, a topic in doubt is silent.
 */
import type { WebSocket } from 'ws'
import { now } from '../clock.ts'
import type { Member } from '../session/sessions.ts'
import type { Recheck } from './message.ts'

/** One request for a topic. A new request, or a doubt, replaces it. */
export interface Asked {
  heard: boolean
  /** It was heard before it came into doubt. */
  readonly wasHeard: boolean
  /** The moment since which hints may have been missed. */
  readonly since: number
}

export interface Connection {
  readonly socket: WebSocket
  readonly member: Member
  readonly topics: Map<string, Asked>
  /** Topics in doubt that aren't being checked yet. */
  doubted: Map<string, Asked>
}

/** The result of a check. */
export interface Settled {
  /** Topics that may be heard, and since when they were not. */
  readonly gained: ReadonlyMap<string, number>
  /** Topics that were heard and may no longer be. */
  readonly lost: readonly string[]
}

/** Is told of the first page here that may hear a topic, and after the last. */
export interface Interest {
  listenTo(topic: string): void
  leave(topic: string): void
}

export class Subscriptions {
  readonly #interest: Interest | undefined
  readonly #byTopic = new Map<string, Set<Connection>>()
  /** Those who hear a topic, or did before it came into doubt. Pages may ask for anything: that says nothing yet. */
  readonly #heardBy = new Map<string, Set<Connection>>()
  readonly #byMember = new Map<number, Set<Connection>>()

  constructor(interest?: Interest) {
    this.#interest = interest
  }

  open(socket: WebSocket, member: Member): Connection {
    const connection = { socket, member, topics: new Map<string, Asked>(), doubted: new Map<string, Asked>() }
    addTo(this.#byMember, member.id, connection)
    return connection
  }

  /** Returns how many sockets of a member's pages there are, or of their tokens. */
  countSockets({ id, token }: Pick<Member, 'id' | 'token'>): number {
    const all = [...(this.#byMember.get(id) ?? [])]
    return all.filter(({ member }) => (member.token === undefined) === (token === undefined)).length
  }

  close(connection: Connection): void {
    this.forget(connection, [...connection.topics.keys()])
    removeFrom(this.#byMember, connection.member.id, connection)
  }

  /** Notes a page's topics before their check, so that a doubt arising during it includes them. */
  ask(connection: Connection, topics: readonly string[]): ReadonlyMap<string, Asked> {
    const asked = new Map<string, Asked>()
    for (const topic of topics) {
      const asking = { heard: false, wasHeard: false, since: 0 }
      asked.set(topic, asking)
      connection.topics.set(topic, asking)
      addTo(this.#byTopic, topic, connection)
    }
    return asked
  }

  forget(connection: Connection, topics: readonly string[]): void {
    for (const topic of topics) {
      connection.topics.delete(topic)
      connection.doubted.delete(topic)
      removeFrom(this.#byTopic, topic, connection)
      this.#leave(topic, connection)
    }
  }

  *listeners(topic: string): Iterable<Connection> {
    for (const connection of this.#byTopic.get(topic) ?? [])
      if (connection.topics.get(topic)?.heard) yield connection
  }

  /** Silences at once the topics that these changes put into doubt; returns the connections to check. */
  doubt({ members = [], topics = [] }: Recheck): ReadonlySet<Connection> {
    const since = now().getTime()
    const doubtful = new Set<Connection>()
    const put = (connection: Connection, topic: string) => {
      const before = connection.topics.get(topic)
      if (!before) return
      const asking = {
        heard: false,
        wasHeard: before.heard || before.wasHeard,
        since: before.heard ? since : before.since,
      }
      connection.topics.set(topic, asking)
      connection.doubted.set(topic, asking)
      doubtful.add(connection)
    }
    for (const member of members)
      for (const connection of this.#byMember.get(member) ?? [])
        for (const topic of connection.topics.keys()) put(connection, topic)
    for (const topic of topics)
      for (const connection of this.#byTopic.get(topic) ?? []) put(connection, topic)
    return doubtful
  }

  /** Applies a check: `visible` of the topics `looked` at. Skips topics asked for or doubted again since. */
  settle(connection: Connection, looked: ReadonlyMap<string, Asked>, visible: ReadonlySet<string>): Settled {
    const { topics } = connection
    const gained = new Map<string, number>()
    const lost: string[] = []
    for (const [topic, asking] of looked) {
      if (topics.get(topic) !== asking) continue
      if (visible.has(topic)) {
        asking.heard = true
        if (!this.#heardBy.has(topic)) this.#interest?.listenTo(topic)
        addTo(this.#heardBy, topic, connection)
        gained.set(topic, asking.since)
      } else {
        this.#leave(topic, connection)
        if (!asking.wasHeard) continue
        topics.set(topic, { ...asking, wasHeard: false })
        lost.push(topic)
      }
    }
    return { gained, lost }
  }

  #leave(topic: string, connection: Connection): void {
    if (removeFrom(this.#heardBy, topic, connection)) this.#interest?.leave(topic)
  }
}

function addTo<Key>(map: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const those = map.get(key)
  if (those) those.add(connection)
  else map.set(key, new Set([connection]))
}

/** Returns whether it was the last. */
function removeFrom<Key>(map: Map<Key, Set<Connection>>, key: Key, connection: Connection): boolean {
  const those = map.get(key)
  those?.delete(connection)
  return those?.size === 0 && map.delete(key)
}
