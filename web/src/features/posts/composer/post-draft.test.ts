import { longestPost as contractLongest } from '@commons/contract/shared/text.ts'
import { altFields, mostPictures as contractMost, postFileParts } from '@commons/contract/posts/post-files.ts'
import { expect, test } from 'vitest'
import {
  mostParts as contractParts,
  mostThreadFiles as contractFiles,
} from '@commons/contract/posts/threads.ts'
import { mostPictures, mostThreadFiles, type DraftFile } from './draft-files.ts'
import { blankPart, blankPost, longestPost, postDraft } from './post-draft.ts'
import { fieldsOf } from './send-post.ts'
import { mostParts, postsIn, withAnotherPart, withMovedPart, withoutPart } from './thread-draft.ts'
import { altField, wirePart } from './wire-files.ts'

test('limits and names are the contract’s', () => {
  expect(longestPost).toBe(contractLongest)
  expect(mostPictures).toBe(contractMost)
  expect([mostParts, mostThreadFiles]).toEqual([contractParts, contractFiles])
  expect(postFileParts.map((_, at) => wirePart(at))).toEqual(postFileParts)
  expect(altFields.map((_, at) => altField(at))).toEqual(altFields)
})

test('a reel is content, goes along, and stays where a draft comes back', () => {
  const asked = { ...blankPost, reel: 6, reelBy: 'Jana' }
  expect(postDraft.isBlank(asked)).toBe(false)
  expect(fieldsOf('home', asked, 'key')).toMatchObject({ message: '', reel_id: 6 })
  const written = { ...blankPost, text: 'Look!' }
  expect(postDraft.join(written, asked)).toMatchObject({ text: 'Look!', reel: 6, reelBy: 'Jana' })
  expect(postDraft.join({ ...written, reel: 7 }, asked).reel).toBe(7)
})

test('a survey is content, goes along, and stays where a draft comes back', () => {
  const asked = { ...blankPost, survey: 6, surveyTitle: 'Which tree?' }
  expect(postDraft.isBlank(asked)).toBe(false)
  expect(fieldsOf('home', asked, 'key')).toMatchObject({ survey_id: 6 })
  const written = { ...blankPost, text: 'Please vote' }
  expect(postDraft.join(written, asked)).toMatchObject({
    text: 'Please vote',
    survey: 6,
    surveyTitle: 'Which tree?',
  })
  expect(postDraft.join({ ...written, survey: 7 }, asked).survey).toBe(7)
})

const picture = (id: string, name = id): DraftFile => ({
  id,
  kind: 'image',
  media: { kind: 'image', file: new File(['x'], name) } as DraftFile['media'],
  alt: name,
})

test('posts of a thread are added, moved and removed, and the first keeps what is of all', () => {
  const one = { ...blankPost, text: 'One', audience: 'private' as const, tags: ['garden'] }
  const two = { ...one, ...withAnotherPart(one) }
  const id = two.parts[0]?.id ?? 0
  const second = { ...blankPart, id, text: 'Two' }
  const filled = { ...two, parts: [second] }
  const words = (draft: typeof filled) => postsIn(draft).map(({ text }) => text)
  const turned = { ...filled, ...withMovedPart(filled, id, -1) }
  expect(words(turned)).toEqual(['Two', 'One'])
  expect(turned).toMatchObject({ audience: 'private', tags: ['garden'] })
  expect(words({ ...turned, ...withMovedPart(turned, id, -1) })).toEqual(['Two', 'One'])
  expect(words({ ...turned, ...withoutPart(turned, turned.firstId) })).toEqual(['One'])
  expect(postDraft.isBlank({ ...blankPost, ...withAnotherPart(blankPost) })).toBe(true)
  expect(postDraft.isBlank({ ...blankPost, parts: [second] })).toBe(false)
})

test('a thread is stored with the files and captions of each post, and comes back beside another', () => {
  const captions = new File(['WEBVTT'], 'captions.vtt')
  const thread = {
    ...blankPost,
    text: 'One',
    files: [picture('media')],
    parts: [
      {
        id: 2,
        text: 'Two',
        files: [picture('media_2'), picture('media_3')],
        captions,
        withoutCard: undefined,
      },
    ],
  }
  const stored = postDraft.apart?.(thread) ?? {}
  expect(stored['captions_2']).toBe(captions)
  const back = { ...blankPost, ...postDraft.together?.(stored) }
  expect(postsIn(back)).toEqual(postsIn(thread))
  const written = { ...blankPost, text: 'Meanwhile', files: [picture('media', 'new')] }
  const joined = postDraft.join(written, thread)
  expect(joined.text).toBe('One\nMeanwhile')
  const ids = postsIn(joined).flatMap(({ files }) => files.map(({ id }) => id))
  expect(new Set(ids).size).toBe(4)
})
