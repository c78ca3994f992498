import { Trans } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, useState } from 'react'
import { isBlankSurvey, type SurveyInPost as Survey } from '../../surveys/in-post/draft/public.ts'
import { SurveyInPost } from '../../surveys/in-post/public.ts'
import { toast } from '../../../ui/notices/toast.ts'
import { openedPiece } from '../../../ui/states/piece.tsx'
import { postByKey } from './post-by-key.ts'
import type { ComposerState } from './use-composer.ts'

const ChooseSurvey = openedPiece(async () => ({
  default: (await import('../../surveys/choose/public.ts')).ChooseSurvey,
}))

interface ComposerSurveyProps {
  composer: ComposerState
  of: Survey
}

/** The survey that is written in the post. */
export default function ComposerSurvey({ composer, of }: ComposerSurveyProps) {
  const [isChoosing, setIsChoosing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const isRestored = useRef(composer.restored)
  // Whoever has just asked for it writes in it; a draft that is restored leaves the focus where it is.
  useEffect(() => {
    if (!isRestored.current) box.current?.querySelector('input')?.focus()
  }, [])
  function remove() {
    composer.setNewSurvey(undefined)
    if (!isBlankSurvey(of)) toast.undo(<Trans>Removed your survey</Trans>, () => composer.setNewSurvey(of))
  }
  return (
    <div ref={box}>
      <SurveyInPost
        of={of}
        disabled={composer.sending !== undefined}
        onChange={composer.setNewSurvey}
        onRemove={remove}
        onChoose={() => setIsChoosing(true)}
        onKeyDown={(event) => postByKey(event, composer)}
      />
      <Suspense>
        {isChoosing && <ChooseSurvey onChoose={composer.setSurvey} onClose={() => setIsChoosing(false)} />}
      </Suspense>
    </div>
  )
}
