import type { StoryPicture } from '@commons/contract/projects/projects.ts'
import type { Draft, DraftKind } from '../../../compose/draft.ts'
import { joinTexts } from '../../../compose/join-parts.ts'
import { type EditDraft, editKind } from '../../../compose/use-kept-edit.ts'

/** A picture that is about to be added. */
interface PictureDraft extends Draft {
  readonly file: File | undefined
  readonly caption: string
  readonly alt: string
  /** How many paragraphs come before it; undefined: all of them. */
  readonly after: number | undefined
}

const blankPicture: PictureDraft = {
  file: undefined,
  caption: '',
  alt: '',
  after: undefined,
  sentAs: undefined,
}

export const storyPictureDraft: DraftKind<PictureDraft> = {
  name: 'story-picture',
  version: 1,
  blank: blankPicture,
  files: ['file'],
  isBlank: ({ file, caption, alt }) => file === undefined && caption === '' && alt === '',
  join: (written, kept) => ({
    file: written.file ?? kept.file,
    caption: joinTexts(written.caption, kept.caption),
    alt: joinTexts(written.alt, kept.alt),
    after: written.after ?? kept.after,
    sentAs: undefined,
  }),
}

/** A video that is about to be added. */
interface VideoDraft extends Draft {
  readonly file: File | undefined
  readonly captions: File | undefined
  readonly alt: string
}

export const storyVideoDraft: DraftKind<VideoDraft> = {
  name: 'story-video',
  version: 1,
  blank: { file: undefined, captions: undefined, alt: '', sentAs: undefined },
  files: ['file', 'captions'],
  isBlank: ({ file, captions, alt }) => file === undefined && captions === undefined && alt === '',
  join: (written, kept) => ({
    file: written.file ?? kept.file,
    captions: written.captions ?? kept.captions,
    alt: joinTexts(written.alt, kept.alt),
    sentAs: undefined,
  }),
}

/** What is said of a picture, while it is changed. */
interface PictureEdit extends EditDraft {
  readonly caption: string
  readonly alt: string
}

export const storyPictureEdit = editKind<PictureEdit>(
  'story-picture-edit',
  { caption: '', alt: '', base: '', sentAs: undefined },
  [],
)

export const pictureEditOf = ({ caption, picture }: StoryPicture): PictureEdit => ({
  caption,
  alt: picture.alt,
  base: '',
  sentAs: undefined,
})
