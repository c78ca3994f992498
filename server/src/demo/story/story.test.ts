import assert from 'node:assert/strict'
import { test } from 'node:test'
import { add_payment } from '@commons/contract/freelance/agreements.ts'
import { add_bid } from '@commons/contract/freelance/bids.ts'
import { add_project } from '@commons/contract/freelance/jobs.ts'
import { update_freelancer_profile } from '@commons/contract/freelance/profile.ts'
import { profileKinds } from '@commons/contract/freelance/sections.ts'
import { aboutKinds } from '@commons/contract/profiles/about.ts'
import { channelHandle, longestChannelAbout, longestChannelName } from '@commons/contract/shared/channel.ts'
import { longestVideoDescription, longestVideoTitle } from '@commons/contract/shared/site-video.ts'
import { longestPost } from '@commons/contract/shared/text.ts'
import { z } from 'zod'
import { usernameStem } from '../../features/accounts/public.ts'
import { cleanTags, tagsOf } from '../../tags/tags.rules.ts'
import { wrongDays } from '../../entries/entries.rules.ts'
import { told } from './about.ts'
import { early } from './early.ts'
import { freelancers, references, sections } from './freelancers.ts'
import { gatherings, inGroups } from './groups.ts'
import { tasks } from './jobs.ts'
import { late } from './late.ts'
import { middle } from './middle.ts'
import { follows, friends, gauge, people } from './people.ts'
import { readings } from './readings.ts'
import { comments, reminders } from './talk.ts'
import { channels, films } from './videos.ts'
import { postThatBegins } from '../talk.ts'

const story = [...early, ...middle, ...late, ...inGroups, ...readings].flatMap(
  ({ goesOn = [], ...telling }) => [
    telling,
    ...goesOn.map((text) => ({ ...telling, text, picture: undefined, tags: [] })),
  ],
)

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

test('freelancers say what their profile would take', () => {
  for (const { rate, headline, skills, summary } of Object.values(freelancers)) {
    const said = { hourly_rate: rate, professional_headline: headline, top_skills: skills, summary }
    const { error } = update_freelancer_profile.input.safeParse(said)
    assert.equal(error, undefined, `${headline} ${error?.message}`)
  }
  for (const { by, kind, says } of sections) {
    const { error } = z.object(profileKinds[kind].takes).safeParse(says)
    assert.equal(error, undefined, `${by} ${kind} ${error?.message}`)
    assert.deepEqual(profileKinds[kind].wrong?.(profileKinds[kind].fields.parse(says)) ?? {}, {})
  }
  const shown = sections.flatMap(({ picture }) => picture ?? [])
  assert.equal(new Set(shown).size, shown.length, 'no picture is shown twice')
})

test('jobs, bids and awards keep to what their forms would take', () => {
  for (const { by, title, description, skills, budget, bids, award, invited = [] } of tasks) {
    const job = { title, description, skills_required: skills, pay_by: budget.pay }
    const { error } = add_project.input.safeParse({ ...job, cost_estimation: budget.range })
    assert.equal(error, undefined, `${title} ${error?.message}`)
    const bidders = bids.map((bid) => bid.by)
    assert(new Set([by, ...bidders]).size === bids.length + 1, 'nobody bids twice, or for their own')
    for (const { by: who, price, days: timeline, message } of bids) {
      const bid = add_bid.input.safeParse({ project_id: 1, price, timeline, message })
      assert.equal(bid.error, undefined, `${who} bids for: ${title} ${bid.error?.message}`)
    }
    assert(invited.every(({ who }) => who !== by))
    if (!award) continue
    assert(bidders.includes(award.to))
    for (const { terms, message } of [award, ...(award.changes ?? [])]) {
      const { price: amount, delivery, weeklyHours: weekly_hours, description: what } = terms
      const all = { amount, delivery, weekly_hours, description: what, message }
      const offer = add_payment.input.safeParse({ project_id: 1, bidder_id: 1, ...all })
      assert.equal(offer.error, undefined, `${title} ${offer.error?.message}`)
    }
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
    assert(
      [owner, ...moderators, ...members].some((each) => each === by),
      `${by} in ${group}`,
    )
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
  const worked = tasks.flatMap(({ bids, ...task }) => [task, ...bids])
  const praised = references.map(({ of, when }) => ({ by: of, when }))
  const everybody = { ...people, gauge }
  for (const { by, when } of [...story, ...published, ...opened, ...worked, ...praised]) {
    const days = 'days' in when ? when.days : 0
    assert(days < everybody[by].joinedAgo, `${by} posts ${days} days ago`)
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
