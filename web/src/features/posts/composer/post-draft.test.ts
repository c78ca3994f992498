import { longestPost as contractLongest } from '@commons/contract/shared/text.ts'
import { altFields, mostPictures as contractMost, postFileParts } from '@commons/contract/posts/post-files.ts'
import { expect, test } from 'vitest'
import { mostPictures } from './draft-files.ts'
import { blankPost, longestPost, postDraft } from './post-draft.ts'
import { fieldsOf } from './send-post.ts'
import { altField, wirePart } from './wire-files.ts'

test('limits and names are the contract’s', () => {
  expect(longestPost).toBe(contractLongest)
  expect(mostPictures).toBe(contractMost)
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
