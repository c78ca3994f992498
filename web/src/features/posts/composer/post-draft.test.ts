import { longestPost as contractLongest } from '@commons/contract/shared/text.ts'
import { expect, test } from 'vitest'
import { blankPost, longestPost, postDraft } from './post-draft.ts'
import { fieldsOf } from './send-post.ts'

test('the limit is the contract’s', () => {
  expect(longestPost).toBe(contractLongest)
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
