import { longestVideoDescription, longestVideoTitle } from '@commons/contract/shared/site-video.ts'
import { fieldText } from '../../../locales/contract-messages.ts'
import { charactersLeft } from '../../../ui/fields/characters.ts'
import type { VideoWords } from './video-draft.ts'

export type WordIssues = Readonly<Partial<Record<'title' | 'description' | 'publish_at' | 'hashtag', string>>>

/** Returns what a video still lacks before it can be saved, by names of the calls. */
export function missingOf({ title, description, visibility, publishAt }: VideoWords): WordIssues {
  return {
    ...(title.trim() === '' ? { title: fieldText('video_text_required') } : {}),
    ...(description.trim() === '' ? { description: fieldText('video_text_required') } : {}),
    ...(visibility === 'Scheduled' && Number.isNaN(Date.parse(publishAt))
      ? { publish_at: fieldText('publish_at_missing') }
      : {}),
  }
}

export const isTooLong = ({ title, description }: VideoWords): boolean =>
  (charactersLeft(title, longestVideoTitle) ?? 0) < 0 ||
  (charactersLeft(description, longestVideoDescription) ?? 0) < 0
