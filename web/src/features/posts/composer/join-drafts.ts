import { blankDraft, isBlank, type Draft } from '../../../compose/draft.ts'
import { addTags } from '../tags/tag-text.ts'

/** What is being written and what comes back beside it. Nobody sees more of either than was meant. */
export function joinDrafts(written: Draft, kept: Draft): Draft {
  const audience = [written, kept].some((each) => each.audience === 'private') ? 'private' : 'public'
  if (isBlank(written)) return { ...blankDraft, ...kept, audience }
  const [own, other] = written.media ? [written, kept] : [kept, written]
  return {
    ...blankDraft,
    text: [kept.text, written.text].filter((each) => each !== '').join('\n'),
    audience,
    media: own.media,
    // What was said of another file does not go with this one; words without a file wait for one.
    alt: own.alt || (other.media ? '' : other.alt),
    captions: own.captions,
    tags: addTags(kept.tags, written.tags.join(',')).tags,
    // One reason too many covers too much, one too few shows what was to be covered.
    nsfw: [...new Set([...kept.nsfw, ...written.nsfw])],
    // Together they are another post: it has not been sent.
  }
}
