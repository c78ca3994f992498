import { longestStoryCaption } from '@commons/contract/shared/project-story.ts'
import { unitsFor } from '@commons/contract/shared/text/cutting.ts'
import { useLingui } from '@lingui/react/macro'
import { Textarea, TextInput } from '@mantine/core'
import { longestAlt } from '../../../compose/media-file.ts'

interface Words {
  readonly caption: string
  readonly alt: string
}

interface StoryWordsProps {
  words: Words
  issues: Partial<Record<keyof Words, string | undefined>>
  disabled: boolean
  onChange: (words: Partial<Words>) => void
}

/** The line below a picture of a story, and its description. */
export function StoryWords({ words: { caption, alt }, issues, disabled, onChange }: StoryWordsProps) {
  const { t } = useLingui()
  return (
    <>
      <TextInput
        dir="auto"
        label={t({ message: 'Caption', context: 'of a picture' })}
        description={t`Everyone sees it below the picture.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autoComplete="off"
        maxLength={unitsFor(longestStoryCaption)}
        disabled={disabled}
        value={caption}
        error={issues.caption}
        onChange={({ currentTarget: { value } }) => onChange({ caption: value })}
      />
      <Textarea
        dir="auto"
        label={t`Describe it for people who can't see it`}
        autosize
        minRows={1}
        maxLength={unitsFor(longestAlt)}
        disabled={disabled}
        value={alt}
        error={issues.alt}
        onChange={({ currentTarget: { value } }) => onChange({ alt: value })}
      />
    </>
  )
}
