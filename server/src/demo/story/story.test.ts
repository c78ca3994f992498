import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aboutKinds } from '@commons/contract/profiles/about.ts'
import { channelHandle, longestChannelAbout, longestChannelName } from '@commons/contract/shared/channel.ts'
import { longestVideoDescription, longestVideoTitle } from '@commons/contract/shared/site-video.ts'
import { longestPost } from '@commons/contract/shared/text.ts'
import { z } from 'zod'
import { usernameStem } from '../../features/accounts/public.ts'
import { tagsOf } from '../../tags/tags-in-text.ts'
import { cleanTags } from '../../tags/tags.rules.ts'
import { wrongDays } from '../../entries/entries.rules.ts'
import { told } from './about.ts'
import { early } from './early.ts'
import { gatherings, inGroups } from './groups.ts'
import { late } from './late.ts'
import { middle } from './middle.ts'
import { follows, friends, people } from './people.ts'
import { comments, reminders } from './talk.ts'
import { channels, films } from './videos.ts'
import { postThatBegins } from '../talk.ts'

const story = [...early, ...middle, ...late, ...inGroups]

test('whoever is mentioned in the story lives there', () => {
  const usernames = new Set(Object.values(people).map(({ name }) => usernameStem(name)))
  const said = [...comments, ...comments.flatMap(({ answers = [] }) => answers)]
  const mentioned = [...story, ...said].flatMap(({ text }) =>
    [...text.matchAll(/@([a-z0-9_]+)/g)].map(([, name]) => name),
  )
  assert(mentioned.length > 0)
  for (const name of mentioned) assert(usernames.has(String(name)), `@${name}`)
})

test('the story keeps to what the composer would take', () => {
  const pictures = story.flatMap(({ picture }) => picture ?? [])
  assert.equal(new Set(pictures).size, pictures.length, 'no picture is posted twice')
  for (const { text, tags = [] } of story) {
    assert(text.trim() === text && text.length > 0 && text.length <= longestPost)
    assert.deepEqual(cleanTags(tags.join(',')), tags)
  }
})

test('what people say in About is what its calls would take', () => {
  for (const { by, kind, says } of told) {
    const { error } = z.object(aboutKinds[kind].takes).safeParse(says)
    assert.equal(error, undefined, `${by} ${kind} ${error?.message}`)
    assert.deepEqual(wrongDays(says, new Date()), {})
  }
})

test('nobody follows somebody twice, or themselves', () => {
  const pairs = [
    ...friends.flatMap(([one, other]) => [
      [one, other],
      [other, one],
    ]),
    ...follows,
  ]
  assert.equal(new Set(pairs.map((pair) => pair.join(' '))).size, pairs.length)
  assert(pairs.every(([one, other]) => one !== other))
})

test('whoever posts in a group is in it', () => {
  for (const { by, group } of inGroups) {
    const { owner, moderators, members } = gatherings[group ?? 'garden']
    assert([owner, ...moderators, ...members].includes(by), `${by} in ${group}`)
  }
})

test('videos and channels keep to what their forms would take', () => {
  for (const { name, handle, about } of Object.values(channels)) {
    assert(name.length <= longestChannelName && about.length <= longestChannelAbout)
    assert.match(handle, channelHandle)
  }
  assert.equal(new Set(films.map(({ scene }) => scene)).size, films.length, 'no scene is filmed twice')
  for (const { title, description, tags, madeForKids, said } of films) {
    assert(title.length <= longestVideoTitle && description.length <= longestVideoDescription)
    assert.deepEqual(tagsOf(undefined, description), tags)
    assert(!madeForKids || said.length === 0, 'nobody comments on what is made for kids')
  }
})

test('nobody posts before they joined', () => {
  const published = films.map(({ channel, when }) => ({ by: channels[channel].by, when }))
  const opened = Object.values(channels).map(({ by, since }) => ({ by, when: since }))
  for (const { by, when } of [...story, ...published, ...opened]) {
    const days = 'days' in when ? when.days : 0
    assert(days < people[by].joinedAgo, `${by} posts ${days} days ago`)
  }
})

test('what is said and reminded of is there, and seen by who says it', () => {
  const knows = (one: string, other: string) =>
    one === other || friends.some((pair) => pair.includes(one as 'jana') && pair.includes(other as 'jana'))
  for (const { on, by, answers = [] } of comments) {
    const post = postThatBegins(story, on)
    if (post.quietly)
      for (const who of [by, ...answers.map((answer) => answer.by)]) assert(knows(who, post.by), on)
  }
  for (const { of } of reminders) assert(!postThatBegins(story, of).quietly, of)
})
