import { blankDraft, isBlank, type Draft } from './draft.ts'

/** What is being written and what comes back beside it. Nobody sees more of either than was meant. */
export function joinDrafts(written: Draft, kept: Draft): Draft {
  const audience = [written, kept].some((each) => each.audience === 'private') ? 'private' : 'public'
  if (isBlank(written)) return { ...blankDraft, ...kept, audience }
  const [own, other] = written.media ? [written, kept] : [kept, written]
  return {
    text: [kept.text, written.text].filter((each) => each !== '').join('\n'),
    audience,
    media: own.media,
    // What was said of another file does not go with this one; words without a file wait for one.
    alt: own.alt || (other.media ? '' : other.alt),
    captions: own.captions,
    // Together they are another post.
    sentAs: undefined,
  }
}
