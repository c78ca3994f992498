import { mostFaqs } from '@commons/contract/shared/project-faq.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { Card } from '../../../ui/layout/Card.tsx'
import { focusArea, useFocusBack } from '../../../ui/layout/use-focus-back.ts'
import { VisuallyHidden } from '../../../ui/words/VisuallyHidden.tsx'
import panel from '../detail/ProjectPanels.module.css'
import classes from './Faq.module.css'
import { FaqForm } from './FaqForm.tsx'
import { FaqRow } from './FaqRow.tsx'
import { useFaqs } from './use-faqs.ts'

/** What is frequently asked about a project, above its questions; nothing for others than its makers without any. */
export function ProjectFaq({ groupId }: { groupId: number }) {
  const { t } = useLingui()
  const heading = useId()
  const [isAdding, setIsAdding] = useState(false)
  const [moved, setMoved] = useState<number>()
  const { data } = useFaqs(groupId)
  const faqs = data?.recdata ?? []
  const add = useFocusBack<HTMLElement>(`${isAdding} ${faqs.length}`)
  const takesFocus = (node: HTMLElement | null) => void (add.current = node)
  const canChange = data?.can_change === 1
  const count = faqs.length
  const hasButton = canChange && !isAdding && count < mostFaqs
  const place = faqs.findIndex(({ faq_id: id }) => id === moved) + 1
  if (count === 0 && !canChange && !isAdding) return null
  return (
    <Card as="section" className={panel.card} aria-labelledby={heading} {...focusArea}>
      <div className={classes.head}>
        <h2 ref={hasButton ? undefined : takesFocus} tabIndex={-1} id={heading} className={panel.heading}>
          <Trans>Frequently asked</Trans>
        </h2>
        {hasButton && (
          <Button ref={takesFocus} variant="light" onClick={() => setIsAdding(true)}>
            <Trans>Write a question</Trans>
          </Button>
        )}
      </div>
      {isAdding && <FaqForm groupId={groupId} onClose={() => setIsAdding(false)} />}
      {count === 0 && !isAdding && (
        <p className={classes.hint}>
          <Trans>Pin questions that you've answered, or write what people will want to know.</Trans>
        </p>
      )}
      <div>
        {count > 0 && (
          <ol className={classes.rows}>
            {faqs.map((faq, nth) => (
              <FaqRow
                key={faq.faq_id}
                groupId={groupId}
                faq={faq}
                place={nth}
                count={count}
                canChange={canChange}
                onMoved={() => setMoved(faq.faq_id)}
              />
            ))}
          </ol>
        )}
        <div role="status">
          <VisuallyHidden>{place > 0 && t`Place ${place} of ${count}`}</VisuallyHidden>
        </div>
      </div>
    </Card>
  )
}
